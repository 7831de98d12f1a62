import type { RegionPage } from '@app/contract/directory-region';
import type { MetaDescriptor } from 'react-router';
import { formatMonth } from '#web/lib/format-date.ts';
import { siteOrigin } from '#web/lib/origin.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { regionText as text } from '#web/messages/region.ts';
import { headlineOf, regionAddress, spokenRegion } from './region-words.ts';

/** The page that is indexed: a kecamatan is part of that of its kabupaten. */
const canonicalPath = ({ region }: RegionPage) => regionAddress(region.path.split('?')[0]!);

export function regionMeta(page: RegionPage, isFirst: boolean): MetaDescriptor[] {
  const { region, source } = page;
  return [
    ...pageMeta({
      title: headlineOf(page).join(''),
      description: text.description(
        spokenRegion(page),
        region.count,
        source ? formatMonth(source.snapshotOn) : undefined,
      ),
      path: canonicalPath(page),
    }),
    // A page without places says nothing to who comes from a search engine.
    ...(region.count === 0 ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    // In the browser the page policy forbids React to insert it.
    ...(isFirst ? [{ 'script:ld+json': breadcrumbs(page) }] : []),
  ];
}

function breadcrumbs(page: RegionPage) {
  const trail = [
    { name: text.sell, path: '/sell-waste' },
    ...page.parents.map(({ name, path }) => ({ name, path: regionAddress(path) })),
    { name: page.region.name, path: regionAddress(page.region.path) },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: siteOrigin() + path,
    })),
  };
}
