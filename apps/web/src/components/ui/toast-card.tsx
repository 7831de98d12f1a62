import type { ReactNode } from 'react';
import { Icon } from '#web/components/icons/icon.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { joinClasses } from '#web/components/ui/join-classes.ts';
import { Spinner } from '#web/components/ui/spinner.tsx';
import { uiText } from '#web/components/ui/ui-text.ts';

export type ToastTone = 'success' | 'error' | 'loading' | 'neutral';

const discs: Record<ToastTone, { colours: string; sign: ReactNode }> = {
  success: { colours: 'bg-success-soft text-success', sign: <Icon name="check" /> },
  error: { colours: 'bg-danger-soft text-danger', sign: <Icon name="warning" /> },
  loading: { colours: 'text-brand', sign: <Spinner className="size-6" /> },
  neutral: { colours: 'bg-brand-soft text-brand-strong', sign: <Icon name="info" /> },
};

type Props = { tone: ToastTone; onDismiss: () => void; isClosing?: boolean; children: ReactNode };

export function ToastCard({ tone, onDismiss, isClosing = false, children }: Props) {
  const { colours, sign } = discs[tone];
  return (
    <div
      className={joinClasses(
        'pointer-events-auto flex animate-drop-in items-center gap-3 rounded-lg border border-line bg-surface-raised py-2.5 pr-2 pl-3.5 text-sm font-semibold text-ink shadow-floating transition-opacity',
        isClosing && 'opacity-0',
      )}
    >
      <span className={joinClasses('grid size-8 shrink-0 place-items-center rounded-full', colours)}>
        {sign}
      </span>
      <div className="min-w-0 flex-1">{children}</div>
      <IconButton icon="x" label={uiText.dismiss} onClick={onDismiss} />
    </div>
  );
}
