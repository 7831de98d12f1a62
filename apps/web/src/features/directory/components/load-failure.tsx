import { ErrorBox } from '#web/components/ui/error-box.tsx';
import { ApiError } from '#web/lib/api.ts';
import { listText as text } from '#web/messages/directory.ts';

type Props = { title: string; error: Error; onRetry: () => void };

/** A lost network reads differently from a refusal. */
export function LoadFailure({ title, error, onRetry }: Props) {
  const isRefusal = error instanceof ApiError;
  return (
    <ErrorBox
      title={isRefusal ? title : text.offline}
      text={isRefusal ? error.message : text.offlineText}
      requestId={isRefusal ? error.requestId : undefined}
      onRetry={onRetry}
    />
  );
}
