import { StatRow, StatTile } from '#web/components/ui/stat-tile.tsx';
import { formatNumber } from '#web/lib/format-number.ts';
import { learningText as text } from '#web/messages/learning.ts';
import type { LearningCounts } from '../api/learning-photo.ts';

const tiles = ['waiting', 'labelled', 'setAside', 'withdrawn'] as const;

export const Counts = ({ counts }: { counts: LearningCounts }) => (
  <StatRow>
    {tiles.map((tile) => (
      <StatTile key={tile} figure={formatNumber(counts[tile])} label={text.counts[tile]} />
    ))}
  </StatRow>
);
