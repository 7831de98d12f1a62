import type { Collector } from '@app/contract/directory';
import { Icon } from '#web/components/icons/icon.tsx';
import { answerText } from '#web/messages/standing.ts';
import { StillOpen } from '../../answer/still-open.tsx';
import { standingText } from '../../standing-text.ts';

/** On a phone: the standing of the place, and "Masih buka?" for who knows better. */
export function CardStanding({ collector }: { collector: Collector }) {
  const isConfirmed = collector.standing === 'confirmed';
  return (
    <div className="grid gap-1.5 border-t border-line pt-2 text-xs text-ink-muted md:hidden">
      <p>
        {isConfirmed && <Icon name="verified" size="sm" className="mr-1 inline text-success" />}
        <span className={isConfirmed ? 'font-semibold text-success' : undefined}>
          {standingText(collector)}
        </span>
        {!collector.isSample && <strong className="text-ink">. {answerText.question}</strong>}
      </p>
      {!collector.isSample && <StillOpen collector={collector} />}
    </div>
  );
}
