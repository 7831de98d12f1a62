import { contact } from '@app/contract/product';
import { useState } from 'react';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { SearchField } from '#web/components/ui/search-field.tsx';
import { useOpenFold } from '#web/lib/use-open-fold.ts';
import { helpText as text } from '#web/messages/help.ts';
import { findQuestions } from '../find-questions.ts';
import { QuestionList } from './question-list.tsx';

/** Questions and answers; the search filters them on the page. Without scripts it is a plain list. */
export function Help() {
  const [query, setQuery] = useState('');
  const groups = findQuestions(query);
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0);
  const folds = useOpenFold();
  return (
    <div className="page-width max-w-200 pt-6 md:pt-10">
      <h1 className="page-title">{text.title}</h1>
      <p className="lead mt-1">{text.lead}</p>
      <div role="search" className="mt-5 noscript:hidden print:hidden">
        <SearchField label={text.search} value={query} onChange={setQuery} />
      </div>
      <p role="status" className="mt-3 min-h-6 text-sm text-ink-muted">
        {query && (count > 0 ? text.count(count) : text.none(query))}
      </p>
      <div ref={folds}>
        {groups.map((group) => (
          <QuestionList key={group.title} group={group} />
        ))}
      </div>
      <section
        aria-labelledby="belum-terjawab"
        className="mt-10 rounded-card bg-brand-soft px-5 py-5 sm:px-7"
      >
        <h2 id="belum-terjawab" className="text-lg">
          {text.stillOpen}
        </h2>
        <p className="mt-1 text-sm">{text.noneText}</p>
        <div className="mt-4 flex flex-wrap gap-3">
          <ButtonLink to="/community">{text.community}</ButtonLink>
          <ButtonLink to={`mailto:${contact.email}`} variant="sec">
            {text.mail}
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}
