import type { Collector } from '@app/contract/directory';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { answerText as text } from '#web/messages/place-status.ts';
import { type Answer, answers, chooseAnswer, givenAnswers } from './answer-store.ts';
import { ChosenAnswer } from './chosen-answer.tsx';

type Props = { collector: Pick<Collector, 'id' | 'name'> };

/** "Masih buka?" and its three answers, one tap; afterwards thanks, and nothing more. */
export function StillOpen({ collector }: Props) {
  const { id, name } = collector;
  const kept = useSyncExternalStore(givenAnswers.subscribe, () => givenAnswers.read()[id], notYet);
  const [isChosenHere, setIsChosenHere] = useState(false);

  function choose(answer: Answer) {
    setIsChosenHere(true);
    chooseAnswer(id, answer);
  }

  const choices = <Choices name={name} onChoose={choose} />;
  return (
    // Above the link that covers a card on a phone.
    <div role="group" aria-label={text.group(name)} className="relative">
      {kept ? (
        // Only this part knows the reader: twenty of a list would render again when somebody signs in.
        <ChosenAnswer place={collector} kept={kept} isChosenHere={isChosenHere} choices={choices} />
      ) : (
        choices
      )}
    </div>
  );
}

const notYet = () => undefined;

function Choices({ name, onChoose }: { name: string; onChoose: (answer: Answer) => void }) {
  return (
    <div className="flex flex-wrap gap-2">
      {answers.map((answer) => (
        <Button
          key={answer}
          variant="sec"
          size="sm"
          aria-label={text.choicesOf[answer](name)}
          onClick={() => onChoose(answer)}
          className="min-h-11 px-3.5 max-sm:flex-auto"
        >
          {text.choices[answer]}
        </Button>
      ))}
    </div>
  );
}
