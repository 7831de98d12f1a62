import { ErrorBox } from '#web/components/ui/error-box.tsx';
import { ApiError } from '#web/lib/api.ts';
import { failureText, fieldErrors } from '#web/lib/failure.ts';

type Props = { error: Error | null; title: string; fallback: string };

/** A form error that does not belong to one field: a rate limit, a network failure, a server error. */
export function FormError({ error, title, fallback }: Props) {
  if (!error || Object.keys(fieldErrors(error)).length > 0) return null;
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  return <ErrorBox title={title} text={failureText(error, fallback)} requestId={requestId} />;
}
