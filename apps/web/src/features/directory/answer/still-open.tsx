import type { Collector } from '@app/contract/directory';
import { Button } from '#web/components/ui/button.tsx';
import { answerText as text } from '#web/messages/place-status.ts';
import { type GivenAnswer, answers } from './answer-store.ts';
import { useAnswer } from './use-answer.ts';

type Props = { collector: Pick<Collector, 'id' | 'name'> };

/** "Masih buka?" and its three answers, one tap; afterwards thanks, and nothing more. */
export function StillOpen({ collector }: Props) {
  const { given, choose, reset } = useAnswer(collector);
  const { name } = collector;
  return (
    // Above the link that covers a card on a phone.
    <div role="group" aria-label={text.group(name)} className="relative">
      {given ? (
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 text-sm">
          <p role="status" className="font-semibold text-ink">
            {thanksFor(given)}
          </p>
          {given.state !== 'pending' && (
            <button type="button" onClick={reset} className="text-link min-h-11">
              {text.change}
            </button>
          )}
        </div>
      ) : (
        <div className="flex flex-wrap gap-2">
          {answers.map((answer) => (
            <Button
              key={answer}
              variant="sec"
              size="sm"
              aria-label={text.choicesOf[answer](name)}
              onClick={() => choose(answer)}
              className="min-h-11 px-3.5 max-sm:flex-auto"
            >
              {text.choices[answer]}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

function thanksFor({ answer, state }: GivenAnswer): string {
  if (state === 'pending') return text.sending;
  return state === 'waiting' ? text.waiting : text.thanks[answer];
}
