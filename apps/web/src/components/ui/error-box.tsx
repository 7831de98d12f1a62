import { Icon } from '#web/components/icons/icon.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { uiWords } from '#web/components/ui/ui-words.ts';

type Props = { title: string; text: string; onRetry?: () => void; requestId?: string | undefined };

/** A failure in place: what happened, what to do, and the code to quote when it happens again. */
export function ErrorBox({ title, text, onRetry, requestId }: Props) {
  return (
    <div role="alert" className="grid grid-cols-[auto_1fr] gap-3 rounded-lg bg-danger-soft p-4">
      <Icon name="warning" className="mt-0.5 text-danger" />
      <div className="min-w-0">
        <p className="font-bold">{title}</p>
        <p className="text-sm">{text}</p>
        {requestId && <p className="mt-1 text-xs break-all">{uiWords.errorId(requestId)}</p>}
        {onRetry && (
          <Button variant="sec" onClick={onRetry} className="mt-3">
            <Icon name="refresh" />
            {uiWords.tryAgain}
          </Button>
        )}
      </div>
    </div>
  );
}
