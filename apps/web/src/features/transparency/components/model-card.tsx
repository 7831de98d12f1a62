import type { ReactNode } from 'react';
import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import { formatNumber } from '#web/lib/format-number.ts';
import { modelText as text, transparencyText } from '#web/messages/transparency.ts';
import { formatPercent, formatRange } from '../format-figure.ts';
import { modelFigures } from '../model-figures.ts';
import { ModelFacts, type ModelIdentity } from './model-facts.tsx';
import { Part } from './part.tsx';
import { Recall } from './recall.tsx';

/** The model card for readers without a technical background. */
export function ModelCard({ model }: { model: ModelIdentity | null }) {
  const {
    test,
    indonesianPhones: phones,
    hardObjects,
    otherObjects,
    residueNamed,
    hazardAsked,
  } = modelFigures;
  return (
    <Part id="model" title={transparencyText.sections.model} lead={text.lead}>
      <div className="grid gap-x-[clamp(28px,5vw,72px)] gap-y-10 split:grid-cols-2">
        <Topic title={text.does}>
          <p>{text.doesText}</p>
        </Topic>
        <Topic title={text.doesNot}>
          <p>{text.doesNotText}</p>
        </Topic>
        <Topic title={text.accuracy}>
          <dl className="grid gap-5">
            <Measured {...test} where={text.test(formatNumber(test.photos))} />
            <Measured {...phones} where={text.phones(formatNumber(phones.photos))} />
          </dl>
          <p className="mt-5">{text.gap(`${phones.goal}%`)}</p>
          <p className="mt-2 text-ink-muted">
            {text.gapWhy(
              formatNumber(hardObjects.photos),
              formatNumber(otherObjects.low),
              formatNumber(otherObjects.high),
            )}
          </p>
        </Topic>
        <Topic title={text.recall}>
          <Recall />
        </Topic>
        <Topic title={text.confidence}>
          <p>{text.confidenceText}</p>
        </Topic>
        <Topic title={text.refusal}>
          <p>
            {text.refusalText(
              formatPercent(modelFigures.notWasteRefused),
              formatPercent(residueNamed.textiles),
              formatPercent(residueNamed.mixed),
            )}
          </p>
        </Topic>
        <Topic title={text.hazard}>
          <p>
            {text.hazardText(
              formatPercent(hazardAsked.batteries),
              formatPercent(hazardAsked.aerosol),
              formatPercent(hazardAsked.all),
            )}
          </p>
        </Topic>
        <Topic title={text.weaknesses}>
          <ul className="grid list-disc gap-1.5 pl-5 marker:text-ink-muted">
            {text.weak.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Topic>
        <Topic title={text.training}>
          <p>{text.trainingText}</p>
          <ModelFacts model={model} />
        </Topic>
      </div>
    </Part>
  );
}

const Topic = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="max-w-[65ch] min-w-0">
    <h3 className="mb-2 text-xl">{title}</h3>
    {children}
  </div>
);

type MeasuredProps = { percent: number; low: number; high: number; where: string };

const Measured = ({ percent, where, ...range }: MeasuredProps) => (
  <div className="flex flex-col-reverse">
    <dt>
      {where}
      <span className="block text-sm text-ink-muted">{text.between(formatRange(range))}</span>
    </dt>
    <dd className="mb-2">
      <span className="block pb-1 text-4xl leading-head font-extrabold tracking-figure">
        {formatPercent(percent)}
      </span>
      <ProgressBar label={where} value={percent} size="sm" />
    </dd>
  </div>
);
