import type { Collector } from '@app/contract/directory';
import { Icon } from '#web/components/icons/icon.tsx';
import { answerText } from '#web/messages/place-status.ts';
import { StillOpen } from '../../answer/still-open.tsx';
import { statusText } from '../../status-text.ts';

/** On a phone: the status of the place, and "Masih buka?" for who knows better. */
export function CardStatus({ collector }: { collector: Collector }) {
  const isConfirmed = collector.status === 'confirmed';
  return (
    <div className="grid gap-1.5 border-t border-line pt-2 text-xs text-ink-muted md:hidden">
      <p>
        {isConfirmed && <Icon name="verified" size="sm" className="mr-1 inline text-success" />}
        <span className={isConfirmed ? 'font-semibold text-success' : undefined}>
          {statusText(collector)}
        </span>
        {!collector.isSample && <strong className="text-ink">. {answerText.question}</strong>}
      </p>
      {!collector.isSample && <StillOpen collector={collector} />}
    </div>
  );
}
