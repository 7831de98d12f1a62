import { ErrorBox } from '#web/components/ui/error-box.tsx';
import { describeLoadFailure } from '#web/lib/load-failure.ts';

type Props = { title: string; error: Error; onRetry: () => void };

export const LoadFailure = ({ title, error, onRetry }: Props) => (
  <ErrorBox {...describeLoadFailure(error, title)} onRetry={onRetry} />
);
