import { createPortal } from 'react-dom';
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { ToastCard, type ToastTone } from '#web/components/ui/toast-card.tsx';
import { useToastHost } from '#web/components/ui/toast-host.ts';
import { uiWords } from '#web/components/ui/ui-words.ts';

const shownAtOnce = 3;

const toneOf: Record<Toast['type'], ToastTone> = {
  success: 'success',
  error: 'error',
  loading: 'loading',
  blank: 'neutral',
  custom: 'neutral',
};

/** One for the whole page. Success stays 2 s, an error 4 s, loading until it is replaced; a finger or mouse waits. */
export function Toaster() {
  const { toasts, handlers } = useToaster({
    removeDelay: 200,
    success: { duration: 2000 },
    error: { duration: 4000 },
    loading: { duration: Infinity },
  });
  const host = useToastHost();

  const list = (
    <section
      aria-live="polite"
      aria-label={uiWords.notifications}
      onPointerEnter={handlers.startPause}
      onPointerLeave={handlers.endPause}
      className="pointer-events-none fixed top-3 right-gutter z-70 grid w-[min(340px,calc(100%-2*var(--gutter)))] gap-2 sm:top-21"
    >
      {toasts.slice(0, shownAtOnce).map((shown) => (
        <ToastCard
          key={shown.id}
          tone={toneOf[shown.type]}
          isLeaving={!shown.visible}
          onDismiss={() => toast.dismiss(shown.id)}
        >
          {resolveValue(shown.message, shown)}
        </ToastCard>
      ))}
    </section>
  );
  return host ? createPortal(list, host) : list;
}
