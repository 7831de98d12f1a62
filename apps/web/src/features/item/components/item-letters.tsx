import { summaryOf } from '@app/items/index-entry';
import { byLetter } from '@app/items/letters';
import { entries } from 'virtual:item-index';
import { itemListText as text } from '#web/messages/item.ts';
import { ItemRows } from './item-rows.tsx';

const letters = byLetter(entries.map(summaryOf));

/** The whole A–Z. */
export const ItemLetters = () => (
  <>
    <nav
      aria-label={text.letters}
      className="-mx-gutter flex gap-1 overflow-x-auto px-gutter pt-4 [scrollbar-width:none] md:flex-wrap"
    >
      {letters.map(({ letter }) => (
        <a
          key={letter}
          href={`#${letter}`}
          className="grid size-12 flex-none place-items-center rounded-md bg-surface-sunken font-bold no-underline hover:bg-brand hover:text-on-brand"
        >
          {letter}
        </a>
      ))}
    </nav>
    {letters.map(({ letter, items }) => (
      <section key={letter} id={letter} aria-labelledby={`huruf-${letter}`} className="scroll-mt-20">
        <h2 id={`huruf-${letter}`} className="pt-5 pb-2 text-xl font-extrabold">
          {letter}
        </h2>
        <ItemRows items={items} columns />
      </section>
    ))}
  </>
);
