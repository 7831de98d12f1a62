import type { Difficulty, InnovationCard } from '@app/contract/education';
import { Badge } from '#web/components/ui/badge.tsx';
import { pieceText as text } from '#web/messages/education.ts';

const tones = { Mudah: 'success', Sedang: 'warning', Sulit: 'danger' } as const satisfies Record<
  Difficulty,
  string
>;

type Props = { innovation: Pick<InnovationCard, 'difficulty' | 'timeRequired' | 'category'> };

/** Difficulty is shown by colour and by text. */
export function TutorialBadges({ innovation: { difficulty, timeRequired, category } }: Props) {
  return (
    <div className="flex flex-wrap gap-1.5">
      <Badge tone={tones[difficulty]}>
        <span className="sr-only">{text.difficulty} </span>
        {difficulty}
      </Badge>
      <Badge icon="clock">
        <span className="sr-only">{text.time} </span>
        {timeRequired}
      </Badge>
      <Badge tone="outline">{category}</Badge>
    </div>
  );
}
