import { formatNumber } from '#web/lib/format-number.ts';
import { modelText as text } from '#web/messages/transparency.ts';
import { modelFigures } from '../model-figures.ts';

export type ModelIdentity = { version: string; sha256: string };

/** Version and hash, to verify that the running model is the measured one. */
export function ModelFacts({ model }: { model: ModelIdentity | null }) {
  const facts = [
    [text.network, text.networkName],
    [text.weight, text.megabytes(formatNumber(modelFigures.megabytes))],
    ...(model
      ? [
          [text.version, model.version],
          [text.hash, model.sha256],
        ]
      : []),
  ];
  return (
    <>
      <h4 className="mt-6 text-md">{text.technical}</h4>
      <dl className="mt-2 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="grid gap-x-4 border-t border-line py-2 sm:grid-cols-[11em_1fr]">
            <dt className="text-ink-muted">{name}</dt>
            <dd className="min-w-0 break-all">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
