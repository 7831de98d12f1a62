import { transparencyText as text } from '#web/messages/transparency.ts';
import { type TransparencyData, useTransparency } from '../api/show-transparency.ts';
import { Figures } from './figures.tsx';
import { LearningFigures } from './learning-figures.tsx';
import { ModelCard } from './model-card.tsx';
import { Status } from './status.tsx';
import { Storage } from './storage.tsx';

const contents = [
  ['angka', text.sections.figures],
  ['model', text.sections.model],
  ['belajar', text.sections.learning],
  ['data', text.sections.storage],
  ['layanan', text.sections.status],
] as const;

export function Transparency({ first }: { first: TransparencyData | null }) {
  const { shown, isWaiting, hasFailed, retry } = useTransparency(first);
  return (
    <div className="page-width">
      <header className="grid items-center gap-[clamp(28px,5vw,72px)] pt-[clamp(32px,4.4vw,64px)] pb-10 split:grid-cols-[1.3fr_1fr]">
        <div>
          <h1 className="page-title">{text.title}</h1>
          <p className="lead mt-2 max-w-[60ch]">{text.lead}</p>
          <nav aria-label={text.contents} className="mt-6 print:hidden">
            <ul className="flex flex-wrap gap-x-6">
              {contents.map(([id, title]) => (
                <li key={id}>
                  <a href={`#${id}`} className="text-link inline-flex min-h-11 items-center">
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        {/* Lazy, so that phones, which hide it, do not load it. */}
        <img
          src="/gambar/weighing-day.svg"
          alt=""
          width={480}
          height={300}
          loading="lazy"
          decoding="async"
          className="block h-auto w-full rounded-xl max-split:hidden print:hidden"
        />
      </header>
      <Figures
        figures={shown?.figures ?? null}
        isWaiting={isWaiting}
        onRetry={hasFailed ? retry : undefined}
      />
      <ModelCard model={shown?.model ?? null} />
      <LearningFigures learning={shown?.figures?.learning ?? null} />
      <Storage />
      <Status parts={shown?.parts ?? null} />
    </div>
  );
}
