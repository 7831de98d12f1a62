import { Icon } from '#web/components/icons/icon.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { uiWords } from '#web/components/ui/ui-words.ts';
import { StateMessage } from './state-message.tsx';

type Props = { words: { unreachableTitle: string; unreachableText: string }; onRetry: () => void };

/** Nobody could be asked about the link. It is kept in this page, because the address is already cleared. */
export function LinkUnreachable({ words, onRetry }: Props) {
  return (
    <StateMessage icon="warning" tone="bad" title={words.unreachableTitle}>
      <p className="mt-2 mb-6 text-ink-muted">{words.unreachableText}</p>
      <Button size="lg" block onClick={onRetry}>
        <Icon name="refresh" />
        {uiWords.tryAgain}
      </Button>
    </StateMessage>
  );
}
