import { recyclabilityText } from '@app/classifier/advice';
import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import { resultText as text } from '#web/messages/smart-sort.ts';

/** Thresholds of the four texts. */
const ticks = [50, 70, 90];

export function Recyclability({ score, reason }: { score: number; reason: string }) {
  if (score <= 0) return null;
  return (
    <div>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-lg">{text.recyclability}</h3>
        <b className="tabular-nums">{text.score(score)}</b>
      </div>
      <ProgressBar label={text.recyclability} value={score} ticks={ticks} />
      <div aria-hidden="true" className="mt-1.5 flex justify-between gap-3 text-xs text-ink-muted">
        <span>{text.hard}</span>
        <span>{text.easy}</span>
      </div>
      <p className="mt-2 font-bold text-success">{recyclabilityText(score)}</p>
      <p className="text-sm text-ink-muted">{reason}</p>
    </div>
  );
}
