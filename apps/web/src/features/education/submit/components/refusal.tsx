import { ErrorBox } from '#web/components/ui/error-box.tsx';
import { ApiError } from '#web/lib/api.ts';
import { submitText as text } from '#web/messages/education-submit.ts';

/** What is not about one field: the day's limit, a lost network, a fault of ours. */
export function Refusal({ error }: { error: Error | null }) {
  if (!error || (error instanceof ApiError && Object.keys(error.fields).length > 0)) return null;
  const isRefusal = error instanceof ApiError && error.requestId !== undefined;
  return (
    <ErrorBox
      title={text.notSentTitle}
      text={isRefusal ? error.message : text.notSent}
      requestId={isRefusal ? error.requestId : undefined}
    />
  );
}
