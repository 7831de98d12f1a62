import { product } from '@app/contract/product';
import type { MetaDescriptor } from 'react-router';
import { pageTitle } from '#web/lib/page-title.ts';
import { educationText as text } from '#web/messages/education.ts';
import { addressOf, type PieceFilters } from '../filters.ts';

export const feedPath = '/education/rss.xml';
const listCardPath = '/education/kartu.png';

/** Feed discovery link. */
export const feedLink = (origin: string): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: text.feed,
  href: `${origin}${feedPath}`,
});

/** A search is not indexed; its canonical URL is the list without the search. */
export function listMeta(filters: PieceFilters, origin: string): MetaDescriptor[] {
  const { tab, category } = filters;
  const title = [text.title, tab === 'inovasi' && text.tabs.inovasi, category].filter(Boolean).join(', ');
  const description = text.description[tab];
  const address = `${origin}${addressOf({ tab, ...(category && { category }) } as PieceFilters)}`;
  return [
    ...pageTitle(title),
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    feedLink(origin),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: product.name },
    { property: 'og:locale', content: 'id_ID' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: `${origin}${listCardPath}` },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(filters.q ? [{ name: 'robots', content: 'noindex, follow' }] : []),
  ];
}
