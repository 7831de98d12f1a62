import { useId } from 'react';
import { Link } from 'react-router';
import { Fold } from '#web/components/ui/fold.tsx';
import type { helpGroups } from '#web/messages/help.ts';

export function QuestionList({ group: { title, questions } }: { group: (typeof helpGroups)[number] }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="pt-6">
      <h2 id={id} className="mb-2 text-xl">
        {title}
      </h2>
      <div className="divide-y divide-line border-y border-line">
        {questions.map(({ id: anchor, question, answer, link }) => (
          <Fold key={anchor} id={anchor} title={question} headingLevel={3}>
            {answer.map((sentence) => (
              <p key={sentence} className="max-w-measure not-first:mt-2">
                {sentence}
              </p>
            ))}
            {link && (
              <Link to={link.to} className="text-link inline-flex min-h-11 items-center">
                {link.label}
              </Link>
            )}
          </Fold>
        ))}
      </div>
    </section>
  );
}
