import { listRegions } from '@app/contract/directory-region';
import { listPublished } from '@app/contract/education';
import type { Route } from './+types/sitemap.ts';
import { regionAddress } from '#web/features/directory/region/region-words.ts';
import { addressOf, listPath } from '#web/features/education/filters.ts';
import { pieceAddress } from '#web/features/education/piece-address.ts';
import { listPath as itemListPath } from '#web/features/item/addresses.ts';
import { itemAddresses } from '#web/features/item/items.server.ts';
import { fetchForPage } from '#web/lib/fetch-api.server.ts';
import { machinePage } from '#web/lib/cache.ts';
import { siteOrigin } from '#web/lib/origin.ts';
import { escapeXml, xmlDeclaration } from '#web/lib/xml.ts';

/** Public pages with content. */
const publicPages = [
  '/',
  '/about',
  '/smart-sort',
  '/sell-waste',
  '/sell-waste/kalkulator',
  '/waste-map',
  '/transparansi',
  '/bantuan',
  '/privacy-policy',
  '/terms-of-service',
];

export async function loader({ request }: Route.LoaderArgs) {
  const [result, regions] = await Promise.all([
    fetchForPage(listPublished, { query: {} }, request),
    fetchForPage(listRegions, { query: {} }, request),
  ]);
  // A sitemap without the pieces would tell search engines that they are gone.
  if (result.status !== 'found' || regions.status !== 'found')
    return new Response(null, { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '60' } });
  const { pieces } = result.response;
  const newest = pieces
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1);
  const entries = [
    ...[...publicPages, itemListPath, ...itemAddresses()].map((path) => entry(path)),
    ...regions.response.regions
      .filter(({ count }) => count > 0)
      .map(({ path }) => entry(regionAddress(path))),
    entry(listPath, newest),
    entry(addressOf({ tab: 'inovasi' }), newest),
    ...pieces.map(({ kind, id, updatedAt }) => entry(pieceAddress(kind, id), updatedAt)),
  ];
  return new Response(
    `${xmlDeclaration}\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
    { headers: { ...machinePage(), 'content-type': 'application/xml; charset=utf-8' } },
  );
}

const entry = (path: string, changedAt?: string) =>
  `<url><loc>${escapeXml(siteOrigin() + path)}</loc>${changedAt ? `<lastmod>${changedAt}</lastmod>` : ''}</url>`;
