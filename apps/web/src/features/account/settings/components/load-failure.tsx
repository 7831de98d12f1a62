import { ErrorBox } from '#web/components/ui/error-box.tsx';
import { ApiError } from '#web/lib/api.ts';
import { accountText as text } from '#web/messages/account-settings.ts';

/** What could not be fetched, and why: a lost network reads differently from a refusal. */
export function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isRefusal = error instanceof ApiError;
  return (
    <div className="py-8">
      <ErrorBox
        title={isRefusal ? text.loadFailed : text.offline}
        text={isRefusal ? error.message : text.offlineText}
        onRetry={onRetry}
      />
    </div>
  );
}
