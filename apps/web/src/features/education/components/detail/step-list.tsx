import { stepPictureOf } from '@app/contract/education-derived';
import { keysOf } from '../../keys-of.ts';
import type { TutorialContent } from '../../piece-content.ts';
import { StepPicture } from './step-picture.tsx';
import { lineWidth } from './text-styles.ts';

type Props = {
  id: number | undefined;
  scene: string | null;
  steps: TutorialContent['steps'];
  headingLevel: 3 | 4;
};

export function StepList({ id, scene, steps, headingLevel }: Props) {
  const keys = keysOf(steps.map(({ title }) => title));
  const Heading = `h${headingLevel}` as const;
  return (
    <ol className="grid gap-8 print:block print:columns-2 print:gap-5">
      {steps.map(({ title, text }, position) => {
        const picture = stepPictureOf({ id, scene }, position);
        return (
          <li
            key={keys[position]}
            id={`langkah-${position + 1}`}
            className="grid scroll-mt-24 grid-cols-[36px_1fr] gap-3 break-inside-avoid sm:grid-cols-[56px_1fr] sm:gap-4 print:mb-2 print:grid-cols-[18px_1fr] print:gap-1.5"
          >
            <span
              aria-hidden="true"
              className="text-3xl leading-none font-extrabold tracking-[-.05em] text-brand sm:text-4xl print:text-md"
            >
              {position + 1}
            </span>
            <div className="min-w-0">
              <Heading className="mb-2 text-lg leading-[1.35] print:mb-0.5 print:text-[13px]">
                {title}
              </Heading>
              {picture && <StepPicture src={picture} />}
              <p className={lineWidth}>{text}</p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
