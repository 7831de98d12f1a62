import type { ReactNode } from 'react';
import { answerText as text } from '#web/messages/place-status.ts';
import { type GivenAnswer, keepAnswer } from './answer-store.ts';
import { type Chosen, useSentAnswer } from './use-sent-answer.ts';

/** Thanks for an answer; the choices again where it does not stand, as for another person on the same phone. */
export function ChosenAnswer({ choices, ...chosen }: Chosen & { choices: ReactNode }) {
  const stands = useSentAnswer(chosen);
  if (!stands) return choices;
  const { kept, place } = chosen;
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 text-sm">
      <p role="status" className="font-semibold text-ink">
        {thanksFor(kept)}
      </p>
      {kept.state !== 'pending' && (
        <button type="button" onClick={() => keepAnswer(place.id, undefined)} className="text-link min-h-11">
          {text.change}
        </button>
      )}
    </div>
  );
}

function thanksFor({ answer, state }: GivenAnswer): string {
  if (state === 'pending') return text.sending;
  return state === 'waiting' ? text.waiting : text.thanks[answer];
}
