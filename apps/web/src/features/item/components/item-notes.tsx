import { binRuleText } from '@app/classifier/bins';
import { contact } from '@app/contract/product';
import type { ItemPage } from '@app/items/item-page';
import { Icon } from '#web/components/icons/icon.tsx';
import { itemText as text } from '#web/messages/item.ts';
import { ItemSection } from './item-section.tsx';

/** Questions, sources, and what else there is to know about the page itself. */
export function ItemNotes({ page: { item, sources } }: { page: ItemPage }) {
  const { name, aliases, questions = [] } = item;
  const report = `mailto:${contact.email}?subject=${encodeURIComponent(text.reportSubject(name))}`;
  return (
    <>
      {questions.length > 0 && (
        <ItemSection title={text.questions}>
          <div className="border-t border-line">
            {questions.map(({ question, answer }) => (
              <details key={question} className="group border-b border-line">
                <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 font-semibold [&::-webkit-details-marker]:hidden">
                  {question}
                  <Icon name="chevron-down" className="group-open:rotate-180" />
                </summary>
                <p className="pb-4 text-ink-muted">{answer}</p>
              </details>
            ))}
          </div>
        </ItemSection>
      )}
      {sources.length > 0 && (
        <ItemSection title={text.sources}>
          <ul className="grid gap-2 text-sm text-ink-muted">
            {sources.map(({ title, says }) => (
              <li key={title}>
                <b className="font-semibold text-ink">{title}</b>: {says}
              </li>
            ))}
          </ul>
        </ItemSection>
      )}
      <p className="mt-6 text-sm text-ink-muted">
        {text.aliases(aliases.join(', '))} {text.written} {binRuleText}{' '}
        <a href={report} className="text-link inline-flex min-h-11 items-center">
          {text.report}
        </a>
      </p>
    </>
  );
}
