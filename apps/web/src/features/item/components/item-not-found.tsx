import { product } from '@app/contract/product';
import { useState } from 'react';
import { BackLink } from '#web/components/ui/back-link.tsx';
import { itemListText, itemText as text } from '#web/messages/item.ts';
import { listPath } from '../addresses.ts';
import { ItemSearch } from './item-search.tsx';

/** An unknown address: its words are already in the search. */
export function ItemNotFound({ query: asked }: { query: string }) {
  const [query, setQuery] = useState(asked);
  return (
    <div className="page-width pt-2 md:pt-4">
      <title>{`${text.notFound} · ${product.name}`}</title>
      <BackLink to={listPath} label={itemListText.title} />
      <h1 className="page-title">{text.notFound}</h1>
      <p className="lead mt-1 mb-4">{text.notFoundText}</p>
      <ItemSearch query={query} onSearch={setQuery} first={null} />
    </div>
  );
}
