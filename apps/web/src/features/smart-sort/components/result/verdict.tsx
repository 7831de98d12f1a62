import { binOf, type SortedAs } from '@app/classifier/bins';
import type { Classification } from '@app/contract/smart-sort';
import { Icon } from '#web/components/icons/icon.tsx';
import { joinClasses } from '#web/components/ui/join-classes.ts';
import { SortSign } from '#web/components/ui/sort-sign.tsx';
import { sortedColours } from '#web/components/ui/sorted-colours.ts';
import { resultText as text } from '#web/messages/smart-sort.ts';
import type { Origin } from '../../answered.ts';
import { formatProcessedTime } from '../../format-processed-time.ts';
import { originText } from '../../origin-text.ts';
import { Confidence } from './confidence.tsx';
import { Pill } from './pill.tsx';
import { useFocusHeading } from './use-focus-heading.ts';
import { VerdictPicture } from './verdict-picture.tsx';

type Props = {
  classification: Pick<Classification, 'processedAt' | 'confidence' | 'material' | 'suspected'>;
  origin: Origin;
  /** Undefined while nobody knows what it is. */
  sortedAs: SortedAs | undefined;
  word: string;
  /** What the person answered. */
  detail?: string | undefined;
  hasConfidence: boolean;
};

/** Large summary: what it is, how sure, and which bin. */
export function Verdict({ classification, origin, sortedAs, word, detail, hasConfidence }: Props) {
  const { processedAt } = classification;
  const heading = useFocusHeading();
  return (
    <div
      className={joinClasses(
        'relative isolate grid overflow-hidden sm:grid-cols-[minmax(0,1fr)_236px]',
        sortedAs ? sortedColours[sortedAs].fill : 'bg-surface-sunken',
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
          {sortedAs === 'b3' ? text.hazardTitle : text.title}
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
                sortedAs ? sortedColours[sortedAs].token : 'bg-ink text-surface',
              )}
            >
              {sortedAs ? (
                <SortSign sortedAs={sortedAs} className="size-9 sm:size-10.5" />
              ) : (
                <Icon name="help" className="size-9 sm:size-10.5" />
              )}
            </span>
            <span
              className={joinClasses(
                'leading-none font-extrabold tracking-[-.042em]',
                sortedAs
                  ? 'text-[clamp(2.9rem,7vw,var(--t-7xl))]'
                  : 'text-[clamp(2.1rem,5.4vw,var(--t-5xl))]',
              )}
            >
              {word}
            </span>
          </p>
          {detail && <p className="mt-4 text-lg leading-[1.3] font-bold max-sm:max-w-[62%]">{detail}</p>}
          <p className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:max-w-[62%]">
            {hasConfidence && <Confidence answer={classification} />}
            {sortedAs && (
              <Pill icon="bin" colour="text-ink">
                {binOf(sortedAs).name}
              </Pill>
            )}
          </p>
        </div>
      </div>
      <VerdictPicture sortedAs={sortedAs} />
    </div>
  );
}
