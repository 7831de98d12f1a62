import { ErrorBox } from '#web/components/ui/error-box.tsx';
import { ApiError } from '#web/lib/api.ts';
import { failureText, fieldErrors } from '#web/lib/failure.ts';

type Props = { error: Error | null; title: string; otherwise: string };

/** Of a form that was not taken, what is not about one field: the day's limit, a lost network, a fault of ours. */
export function SendRefusal({ error, title, otherwise }: Props) {
  if (!error || Object.keys(fieldErrors(error)).length > 0) return null;
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  return <ErrorBox title={title} text={failureText(error, otherwise)} requestId={requestId} />;
}
