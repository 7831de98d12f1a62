import type { PublicFigures } from '@app/contract/transparency';
import { StatRow, StatTile } from '#web/components/ui/stat-tile.tsx';
import { formatNumber } from '#web/lib/format-number.ts';
import { learningFiguresText as text, transparencyText } from '#web/messages/transparency.ts';
import { Part } from './part.tsx';

/** Photos that members let the model learn from. */
export function LearningFigures({ learning }: { learning: PublicFigures['learning'] | null }) {
  const [newest, ...earlier] = learning?.used ?? [];
  return (
    <Part id="belajar" title={transparencyText.sections.learning} lead={text.lead}>
      {learning ? (
        <StatRow>
          <StatTile
            figure={formatNumber(learning.collected)}
            label={text.collected}
            note={text.collectedNote}
          />
          <StatTile figure={formatNumber(learning.labelled)} label={text.labelled} />
          {newest ? (
            <StatTile figure={formatNumber(newest.photos)} label={text.used(newest.version)} />
          ) : (
            <StatTile figure={formatNumber(0)} label={text.unused} note={text.unusedNote} />
          )}
        </StatRow>
      ) : (
        <p className="text-ink-muted">{text.unknown}</p>
      )}
      {earlier.length > 0 && (
        <>
          <h3 className="mt-6 mb-1 text-md">{text.earlier}</h3>
          <ul className="text-sm">
            {earlier.map(({ version, photos }) => (
              <li key={version}>{text.versions(formatNumber(photos), version)}</li>
            ))}
          </ul>
        </>
      )}
    </Part>
  );
}
