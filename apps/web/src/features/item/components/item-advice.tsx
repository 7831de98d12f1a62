import type { Item } from '@app/items/item';
import { Icon } from '#web/components/icons/icon.tsx';
import { NumberedSteps } from '#web/components/ui/numbered-steps.tsx';
import { itemText as text } from '#web/messages/item.ts';
import { answerColours } from '../answer-colours.ts';
import { AnswerMark } from './item-rows.tsx';
import { IconList, ItemSection } from './item-section.tsx';

type Props = { item: Omit<Item, 'sources'> };

/** What to do, what not, and how to need less of it. */
export function ItemAdvice({ item }: Props) {
  const { answer, parts = [], less = [], danger } = item;
  const lastStep = item.lastStep ?? text.lastStep(answer);
  const never = [
    ...(item.never ?? text.neverUsually[answer] ?? []),
    ...(answer === 'b3' ? [text.neverSell] : []),
  ];
  return (
    <>
      {danger && <Danger words={danger} />}
      {parts.length > 0 && (
        <ItemSection title={text.parts}>
          <ul className="border-t border-line">
            {parts.map((part) => (
              <li key={part.name} className="item-part">
                <b>{part.name}</b>
                <AnswerMark answer={part.answer} />
              </li>
            ))}
          </ul>
        </ItemSection>
      )}
      <ItemSection title={text.steps}>
        <NumberedSteps
          size="md"
          steps={lastStep ? [...item.steps, lastStep] : item.steps}
          colours={answerColours[answer].step}
        />
      </ItemSection>
      {never.length > 0 && (
        <ItemSection title={text.neverTitle}>
          <IconList texts={never} icon="x" colour="text-danger" />
        </ItemSection>
      )}
      {less.length > 0 && (
        <ItemSection title={text.less}>
          <IconList texts={less} icon="sprout" colour="text-success" />
        </ItemSection>
      )}
    </>
  );
}

const Danger = ({ words }: { words: string }) => (
  <section className="mt-4 grid grid-cols-[auto_1fr] gap-x-3 rounded-lg bg-danger-soft p-4">
    <Icon name="warning" className="mt-0.5 text-danger" />
    <div>
      <h2 className="text-md">{text.danger}</h2>
      <p>{words}</p>
    </div>
  </section>
);
