import { EmptyScene } from '#web/components/static-scenes.ts';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { shellText } from '#web/messages/shell.ts';

/** The stored session could not be checked: the member stays signed in and can retry. */
export function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      scene={<EmptyScene />}
      title={shellText.unreachableTitle}
      text={shellText.unreachableText}
      action={<Button onClick={onRetry}>{shellText.tryAgain}</Button>}
    />
  );
}
