import { EmptyScene } from '#web/components/scenes/still-scenes.ts';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { shellText } from '#web/messages/shell.ts';

/** A kept session that nobody could check: the person stays signed in and may try again. */
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
