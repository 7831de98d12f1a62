import { useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { SearchForm } from '#web/components/ui/search-form.tsx';
import { staticDrawing } from '#web/components/static-drawing.tsx';
import { itemListText as text } from '#web/messages/item.ts';
import { listPath } from '../addresses.ts';
import { type FirstMatches, useItemSearch } from '../use-item-search.ts';
import { useReportUnknown } from '../use-report-unknown.ts';
import { AnswerSigns } from './answer-sign.tsx';
import { ItemRows } from './item-rows.tsx';
import { MissingItem } from './missing-item.tsx';

/** Rendered by the server and not hydrated: hundreds of rows would keep a slow phone busy. */
const ItemLetters = staticDrawing(async () => (await import('./item-letters.tsx')).ItemLetters, 'div');

type Props = {
  query: string;
  onSearch: (query: string) => void;
  first: FirstMatches | null;
  /** Without it, nothing stands below an empty field. */
  hasLetters?: boolean;
};

/** The search field, and below it what it found, or the whole A–Z. */
export function ItemSearch({ query, onSearch, first, hasLetters = false }: Props) {
  const { matches, hasFailed, load } = useItemSearch(query, first);
  const isUnknown = matches?.length === 0;
  useReportUnknown(query, isUnknown);
  // A page that opens with a search does without the A–Z until the field is emptied.
  const [hasBeenEmpty, setHasBeenEmpty] = useState(!query);
  if (!query && !hasBeenEmpty) setHasBeenEmpty(true);
  return (
    <>
      <AnswerSigns />
      <SearchForm
        name={text.form}
        action={listPath}
        submit={text.submit}
        label={text.search}
        value={query}
        onChange={onSearch}
        onFocus={load}
      />
      <div role="status" className="pt-4">
        {matches && matches.length > 0 && (
          <p>
            <b>{text.found(matches.length)}</b> <span className="text-ink-muted">{text.foundFor(query)}</span>
          </p>
        )}
        {query && !matches && !hasFailed && <p className="text-ink-muted">{text.loading}</p>}
        {query && hasFailed && <p>{text.notLoaded}</p>}
      </div>
      {query && hasFailed && (
        <Button variant="sec" onClick={load} className="mt-3">
          {text.tryAgain}
        </Button>
      )}
      {matches && matches.length > 0 && (
        <div className="pt-3">
          <ItemRows items={matches} query={query} />
        </div>
      )}
      {query && (matches || hasFailed) && <MissingItem query={query} isUnknown={isUnknown} />}
      {hasLetters && hasBeenEmpty && (
        <div hidden={Boolean(query)}>
          <ItemLetters />
        </div>
      )}
    </>
  );
}
