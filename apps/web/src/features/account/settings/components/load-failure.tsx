import { ErrorBox } from '#web/components/ui/error-box.tsx';
import { describeLoadFailure } from '#web/lib/load-failure.ts';
import { accountText } from '#web/messages/account-settings.ts';

export function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { title, text } = describeLoadFailure(error, accountText.loadFailed);
  return (
    <div className="py-8">
      <ErrorBox title={title} text={text} onRetry={onRetry} />
    </div>
  );
}
