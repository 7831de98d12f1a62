import { MaterialMark } from '#web/components/ui/material-mark.tsx';
import { allMaterials } from '#web/components/ui/materials.ts';
import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import { modelText as text } from '#web/messages/transparency.ts';
import { formatPercent } from '../format-figure.ts';
import { modelFigures } from '../model-figures.ts';

/** The recall of each material, as a table with bars. */
export const Recall = () => (
  <table className="w-full border-collapse">
    <caption className="pb-2 text-left text-sm text-ink-muted">{text.recallCaption}</caption>
    <thead className="sr-only">
      <tr>
        <th scope="col">{text.material}</th>
        <th scope="col">{text.right}</th>
      </tr>
    </thead>
    <tbody>
      {allMaterials.map(({ key, word }) => (
        <tr key={key}>
          <th scope="row" className="py-2 pr-4 text-left font-normal">
            <MaterialMark material={key} />
          </th>
          <td className="w-full py-2">
            <div className="grid grid-cols-[1fr_3.6em] items-center gap-3">
              <ProgressBar label={word} value={modelFigures.recall[key]} material={key} size="sm" />
              <span className="text-right font-heavy tabular-nums">
                {formatPercent(modelFigures.recall[key])}
              </span>
            </div>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
