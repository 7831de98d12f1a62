import type { Item } from '@app/items/item';
import { joinClasses } from '#web/components/ui/join-classes.ts';
import { answerWords, itemText as text } from '#web/messages/item.ts';
import { answerColours } from '../answer-colours.ts';
import { AnswerScene } from './answer-scene.ts';
import { AnswerSign } from './answer-sign.tsx';

/** The answer to the headline's question, before anything else. */
export function AnswerBox({ item }: { item: Pick<Item, 'answer' | 'verdict' | 'wasteType'> }) {
  const { answer, verdict } = item;
  const { fill, token, disc } = answerColours[answer];
  return (
    <div
      className={joinClasses(
        'relative mt-4 grid grid-cols-[minmax(0,1fr)_auto] items-end overflow-hidden rounded-card',
        fill,
      )}
    >
      <div className="px-5 py-4 md:p-8">
        <div className="flex items-center gap-3">
          <span
            className={joinClasses(
              'grid size-13 flex-none place-items-center rounded-[15px] md:size-18 md:rounded-[20px]',
              token,
            )}
          >
            <AnswerSign answer={answer} className="size-8 md:size-10" />
          </span>
          <p className="text-4xl leading-tight font-extrabold tracking-title md:text-6xl">
            {answerWords[answer]}
          </p>
        </div>
        <p className="mt-3 leading-[1.4] font-semibold">{verdict ?? text.verdict(item)}</p>
      </div>
      {answer !== 'khusus' && (
        <div className={joinClasses('w-34 self-end md:w-64', disc)}>
          <AnswerScene sortedAs={answer} />
        </div>
      )}
    </div>
  );
}
