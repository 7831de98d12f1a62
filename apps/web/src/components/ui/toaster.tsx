import { createPortal } from 'react-dom';
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { ToastCard, type ToastTone } from '#web/components/ui/toast-card.tsx';
import { useToastHost } from '#web/components/ui/toast-host.ts';
import { uiText } from '#web/components/ui/ui-text.ts';

const maxVisible = 3;

const toneOf: Record<Toast['type'], ToastTone> = {
  success: 'success',
  error: 'error',
  loading: 'loading',
  blank: 'neutral',
  custom: 'neutral',
};

/** One per page. Success stays 2 s, an error 4 s, loading until it is replaced; hovering pauses the timers. */
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
      aria-label={uiText.notifications}
      onPointerEnter={handlers.startPause}
      onPointerLeave={handlers.endPause}
      className="pointer-events-none fixed top-3 right-gutter z-70 grid w-[min(340px,calc(100%-2*var(--gutter)))] gap-2 sm:top-21"
    >
      {toasts.slice(0, maxVisible).map((shown) => (
        <ToastCard
          key={shown.id}
          tone={toneOf[shown.type]}
          isClosing={!shown.visible}
          onDismiss={() => toast.dismiss(shown.id)}
        >
          {resolveValue(shown.message, shown)}
        </ToastCard>
      ))}
    </section>
  );
  return host ? createPortal(list, host) : list;
}
