import { product } from '@app/contract/product';
import { transparencyText as text } from '#web/messages/transparency.ts';

/** `countedAt`: when the figures were counted; undefined while the API is down. */
export const transparencyData = (origin: string, countedAt: string | undefined) => ({
  '@context': 'https://schema.org',
  '@type': 'WebPage',
  name: `${text.title} ${product.name}`,
  url: `${origin}/transparansi`,
  inLanguage: 'id-ID',
  description: text.description,
  ...(countedAt && { dateModified: countedAt }),
  publisher: {
    '@type': 'Organization',
    '@id': `${origin}/#organisasi`,
    name: product.name,
    url: `${origin}/`,
  },
});
