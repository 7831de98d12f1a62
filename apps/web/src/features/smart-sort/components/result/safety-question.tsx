import type { SafetyQuestion as Question } from '@app/classifier/safety-questions';
import { Icon } from '#web/components/icons/icon.tsx';
import { joinClasses } from '#web/components/ui/join-classes.ts';
import { useFocusHeading } from './use-focus-heading.ts';

type Props = { question: Question; onAnswer: (id: string) => void };

/** One tap, before any advice; the harmless answer is the last one, nearest to the thumb. */
export function SafetyQuestion({ question: { question, reason, answers }, onAnswer }: Props) {
  const heading = useFocusHeading();
  return (
    <div role="group" aria-labelledby="pertanyaan">
      <h2 ref={heading} id="pertanyaan" tabIndex={-1} className="text-xl leading-[1.25] outline-none">
        {question}
      </h2>
      <p className="mt-0.5 mb-3 text-ink-muted max-sm:text-sm">{reason}</p>
      <div className="grid gap-2">
        {answers.map(({ id, text, examples, outcome }) => (
          <button
            key={id}
            type="button"
            onClick={() => onAnswer(id)}
            className={joinClasses(
              'grid min-h-13 grid-cols-[1fr_auto] items-center gap-3 rounded-lg bg-surface px-4 py-1.5 text-left sm:py-2.5',
              outcome.sortedAs === 'material'
                ? 'border-2 border-brand'
                : 'border border-line-strong hover:border-ink',
            )}
          >
            <span>
              <b className="block leading-[1.3]">{text}</b>
              <span className="block text-sm leading-[1.35] text-ink-muted">{examples}</span>
            </span>
            <Icon name="chevron-right" />
          </button>
        ))}
      </div>
    </div>
  );
}
