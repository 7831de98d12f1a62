import { product } from '@app/contract/product';
import type { MetaDescriptor } from 'react-router';
import { siteOrigin } from '#web/lib/origin.ts';
import { pageTitle } from '#web/lib/page-title.ts';

export const shareCardPath = '/kartu.png';

type Page = {
  /** Without it, the page uses the product's own title. */
  title?: string;
  description: string;
  path: string;
};

/** Meta tags of a page without its own picture. */
export function pageMeta({ title, description, path }: Page): MetaDescriptor[] {
  // Crawlers need absolute URLs.
  const origin = siteOrigin();
  const shownTitle = title ?? `${product.name}: ${product.tagline}`;
  return [
    ...pageTitle(title),
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: `${origin}${path}` },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: product.name },
    { property: 'og:locale', content: 'id_ID' },
    { property: 'og:title', content: shownTitle },
    { property: 'og:description', content: description },
    { property: 'og:url', content: `${origin}${path}` },
    { property: 'og:image', content: `${origin}${shareCardPath}` },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: product.name },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
