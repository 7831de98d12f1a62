import { advice } from '@app/classifier/advice';
import type { Classification } from '@app/contract/smart-sort';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon, type IconName } from '#web/components/icons/icon.tsx';
import { joinClasses } from '#web/components/ui/join-classes.ts';
import { materials } from '#web/components/ui/materials.ts';
import { resultText as text } from '#web/messages/smart-sort.ts';
import type { Origin } from '../../answered.ts';
import { certaintyOf } from '../../certainty.ts';
import { formatProcessedTime } from '../../format-processed-time.ts';
import { originText } from '../../origin-text.ts';
import { verdictColours } from './verdict-colours.ts';
import { VerdictPicture } from './verdict-picture.tsx';

type Props = { classification: Classification; origin: Origin; isHazard: boolean };

/** Large summary: material, confidence and bin. */
export function Verdict({ classification, origin, isHazard }: Props) {
  const { verdict, material, categoryName, confidence, processedAt } = classification;
  const isSure = verdict === 'sure';
  const word = isSure ? categoryName : verdict === 'unsure' ? text.unsure : text.notWaste;
  const heading = useFocusHeading();
  return (
    <div
      className={joinClasses(
        'relative isolate grid overflow-hidden sm:grid-cols-[minmax(0,1fr)_236px]',
        isSure ? materials[material].fill : 'bg-surface-sunken',
      )}
    >
      <div className="z-10 p-[clamp(20px,3vw,36px)] max-sm:pb-6">
        <h2
          ref={heading}
          id="hasil"
          tabIndex={-1}
          aria-describedby="jawaban"
          className="text-md font-bold tracking-normal outline-none"
        >
          {text.title}
        </h2>
        <time dateTime={processedAt} className="block text-xs font-semibold tracking-head [word-spacing:0]">
          {formatProcessedTime(processedAt)}
        </time>
        {origin.computedOn === 'device' && (
          <p className="mt-1 flex items-center gap-1.5 text-xs font-semibold [word-spacing:0]">
            <Icon name="mobile" size="sm" />
            {originText(origin)}
          </p>
        )}
        <div id="jawaban">
          <p className="mt-5 flex items-center gap-4">
            <span
              className={joinClasses(
                'grid size-15 shrink-0 place-items-center rounded-[20px] sm:size-18',
                isSure ? verdictColours[material].token : 'bg-ink text-surface',
              )}
            >
              <Icon name={isSure ? materials[material].icon : 'help'} className="size-9 sm:size-10.5" />
            </span>
            <span
              className={joinClasses(
                'leading-none font-extrabold tracking-[-.042em]',
                isSure ? 'text-[clamp(2.9rem,7vw,var(--t-7xl))]' : 'text-[clamp(2.1rem,5.4vw,var(--t-5xl))]',
              )}
            >
              {word}
            </span>
          </p>
          <p className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:max-w-[62%]">
            {verdict !== 'not-waste' && <Confidence confidence={confidence} />}
            {isSure && !isHazard && (
              <Pill icon="bin" colour="text-ink">
                {advice[material].bin}
              </Pill>
            )}
          </p>
        </div>
      </div>
      <VerdictPicture material={isSure ? material : undefined} />
    </div>
  );
}

function Confidence({ confidence }: { confidence: number }) {
  const { word, icon, colour } = certaintyOf(confidence);
  return (
    <>
      <span className="text-2xl leading-tight font-extrabold tracking-title tabular-nums">
        {text.percent(confidence)}
      </span>
      <Pill icon={icon} colour={colour}>
        {word}
      </Pill>
    </>
  );
}

function Pill({ icon, colour, children }: { icon: IconName; colour: string; children: ReactNode }) {
  return (
    <span
      className={joinClasses(
        'inline-flex items-center gap-1.5 rounded-full bg-surface-raised py-1.5 pr-3 pl-2 text-sm font-bold',
        colour,
      )}
    >
      <Icon name={icon} />
      {children}
    </span>
  );
}

/** The answer replaces the panel, so the view scrolls to it and its heading gets the focus. */
function useFocusHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // Not the panel itself, because it is still animated.
    heading.current?.closest('section')?.parentElement?.scrollIntoView({ block: 'start' });
  }, []);
  return heading;
}
