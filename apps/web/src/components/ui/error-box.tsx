import { Icon } from '#web/components/icons/icon.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { uiText } from '#web/components/ui/ui-text.ts';

type Props = { title: string; text: string; onRetry?: () => void; requestId?: string | undefined };

/** An inline error with an optional retry and request id. */
export function ErrorBox({ title, text, onRetry, requestId }: Props) {
  return (
    <div role="alert" className="grid grid-cols-[auto_1fr] gap-3 rounded-lg bg-danger-soft p-4">
      <Icon name="warning" className="mt-0.5 text-danger" />
      <div className="min-w-0">
        <p className="font-bold">{title}</p>
        <p className="text-sm">{text}</p>
        {requestId && <p className="mt-1 text-xs break-all">{uiText.errorId(requestId)}</p>}
        {onRetry && (
          <Button variant="sec" onClick={onRetry} className="mt-3">
            <Icon name="refresh" />
            {uiText.tryAgain}
          </Button>
        )}
      </div>
    </div>
  );
}
