import type { Classification } from '@app/contract/smart-sort';
import { MaterialMark } from '#web/components/ui/material-mark.tsx';
import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import { resultText as text } from '#web/messages/smart-sort.ts';

export function Alternatives({ predictions }: { predictions: Classification['allPredictions'] }) {
  return (
    <ul className="grid gap-2.5 text-sm">
      {predictions.map(({ material, name, confidence }) => (
        <li key={material} className="grid grid-cols-[112px_1fr_56px] items-center gap-3">
          <MaterialMark material={material} />
          <ProgressBar label={name} value={confidence} material={material} size="sm" />
          <b className="text-right tabular-nums">{text.share(confidence)}</b>
        </li>
      ))}
    </ul>
  );
}
