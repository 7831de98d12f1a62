import { listPublished } from '@app/contract/education';
import { product } from '@app/contract/product';
import type { Route } from './+types/education-feed.ts';
import { listPath } from '#web/features/education/filters.ts';
import { feedPath } from '#web/features/education/head/list-meta.ts';
import { pieceAddress } from '#web/features/education/piece-address.ts';
import { fetchForPage } from '#web/lib/fetch-api.server.ts';
import { machinePage } from '#web/lib/cache.ts';
import { siteOrigin } from '#web/lib/origin.ts';
import { escapeXml, xmlDeclaration } from '#web/lib/xml.ts';
import { educationText as text } from '#web/messages/education.ts';

const maxItems = 30;

/** The RSS feed of the newest news and tutorials. */
export async function loader({ request }: Route.LoaderArgs) {
  const result = await fetchForPage(listPublished, { query: { limit: maxItems } }, request);
  if (result.status !== 'found')
    return new Response(null, { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '60' } });
  const { pieces } = result.response;
  const items = pieces.map(({ kind, id, title, excerpt, author, publishedAt }) => {
    const address = siteOrigin() + pieceAddress(kind, id);
    return [
      '<item>',
      tag('title', title),
      tag('link', address),
      `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
      tag('description', excerpt),
      tag('dc:creator', author),
      tag('category', text.tabs[kind === 'news' ? 'berita' : 'inovasi']),
      tag('pubDate', new Date(publishedAt).toUTCString()),
      '</item>',
    ].join('');
  });
  const channel = [
    tag('title', text.feed),
    tag('link', siteOrigin() + listPath),
    tag('description', text.lead),
    tag('language', 'id'),
    tag('copyright', product.name),
    `<atom:link href="${escapeXml(siteOrigin() + feedPath)}" rel="self" type="application/rss+xml"/>`,
    ...items,
  ];
  return new Response(
    `${xmlDeclaration}\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>\n${channel.join('\n')}\n</channel></rss>\n`,
    { headers: { ...machinePage(), 'content-type': 'application/rss+xml; charset=utf-8' } },
  );
}

const tag = (name: string, value: string) => `<${name}>${escapeXml(value)}</${name}>`;
