import { keysOf } from '../../keys-of.ts';
import type { TutorialContent } from '../../piece-content.ts';
import { lineWidth } from './text-styles.ts';

type Props = { steps: TutorialContent['steps']; headingLevel: 3 | 4 };

export function StepList({ steps, headingLevel }: Props) {
  const keys = keysOf(steps.map(({ title }) => title));
  const Heading = `h${headingLevel}` as const;
  return (
    <ol className="grid gap-6 print:block print:columns-2 print:gap-6">
      {steps.map(({ title, text }, position) => (
        <li
          key={keys[position]}
          id={`langkah-${position + 1}`}
          className="grid grid-cols-[36px_1fr] gap-3 break-inside-avoid sm:grid-cols-[56px_1fr] sm:gap-4 print:mb-1.5 print:grid-cols-[18px_1fr] print:gap-1.5"
        >
          <span
            aria-hidden="true"
            className="text-3xl leading-none font-extrabold tracking-[-.05em] text-brand sm:text-4xl print:text-md"
          >
            {position + 1}
          </span>
          <div className="min-w-0">
            <Heading className="mb-1 text-lg leading-[1.35] print:mb-0 print:text-[13px]">{title}</Heading>
            <p className={lineWidth}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
