import type { PublicFigures } from '@app/contract/transparency';
import { ErrorBox } from '#web/components/ui/error-box.tsx';
import { StatRow, StatTile } from '#web/components/ui/stat-tile.tsx';
import { formatNumber } from '#web/lib/format-number.ts';
import { figuresText as text, transparencyText } from '#web/messages/transparency.ts';
import { claimsAndTruth } from '../claims-and-truth.ts';
import { formatTimestamp } from '#web/lib/format-time.ts';
import { Part } from './part.tsx';
import { TwoColumnTable } from './two-column-table.tsx';

type Props = { figures: PublicFigures | null; isWaiting: boolean; onRetry: (() => void) | undefined };

const tiles = ['members', 'scans', 'pieces', 'posts'] as const;

export function Figures({ figures, isWaiting, onRetry }: Props) {
  return (
    <Part id="angka" title={transparencyText.sections.figures} lead={text.lead}>
      <div className="mb-8" aria-live="polite">
        {figures ? (
          <>
            <StatRow>
              {tiles.map((tile) => (
                <StatTile key={tile} figure={formatNumber(figures[tile])} label={text.tiles[tile]} />
              ))}
            </StatRow>
            <p className="mt-2 text-sm text-ink-muted">
              <time dateTime={figures.countedAt}>{text.counted(formatTimestamp(figures.countedAt))}</time>
            </p>
          </>
        ) : onRetry ? (
          <ErrorBox title={text.failed} text={text.failedText} onRetry={onRetry} />
        ) : (
          <p className="text-ink-muted">{isWaiting ? text.waiting : text.notCounted}</p>
        )}
      </div>
      <TwoColumnTable
        caption={text.caption}
        columns={[text.claim, text.truth]}
        rows={claimsAndTruth(figures).map(({ figure, label, truth }) => ({
          key: label,
          name: <Claim figure={figure} label={label} />,
          value: truth.map((sentence) => (
            <p key={sentence} className="not-first:mt-2">
              {sentence}
            </p>
          )),
        }))}
      />
    </Part>
  );
}

const Claim = ({ figure, label }: { figure: string; label: string }) => (
  <>
    <span className="block text-2xl leading-head font-extrabold tracking-figure">{figure}</span>
    <span className="text-sm text-ink-muted">{label}</span>
  </>
);
