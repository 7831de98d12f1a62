import { Icon } from '#web/components/icons/icon.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { uiText } from '#web/components/ui/ui-text.ts';
import { StateMessage } from './state-message.tsx';

type Props = { words: { unreachableTitle: string; unreachableText: string }; onRetry: () => void };

/** The link could not be checked. It stays in memory, because the URL is already cleared. */
export function LinkUnreachable({ words, onRetry }: Props) {
  return (
    <StateMessage icon="warning" tone="bad" title={words.unreachableTitle}>
      <p className="mt-2 mb-6 text-ink-muted">{words.unreachableText}</p>
      <Button size="lg" block onClick={onRetry}>
        <Icon name="refresh" />
        {uiText.tryAgain}
      </Button>
    </StateMessage>
  );
}
