import { contact, product } from '@app/contract/product';
import { homeText } from '#web/messages/home.ts';

/** schema.org data of the organisation and the site. */
export const siteData = (origin: string) => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'Organization',
      '@id': `${origin}/#organisasi`,
      name: product.name,
      url: `${origin}/`,
      logo: `${origin}/icon.svg`,
      slogan: product.tagline,
      email: contact.email,
      sameAs: [contact.instagram, contact.youtube],
    },
    {
      '@type': 'WebSite',
      '@id': `${origin}/#situs`,
      name: product.name,
      url: `${origin}/`,
      inLanguage: 'id-ID',
      description: homeText.lead,
      publisher: { '@id': `${origin}/#organisasi` },
    },
    {
      '@type': 'WebApplication',
      name: `${product.name} AI`,
      url: `${origin}/smart-sort`,
      applicationCategory: 'UtilitiesApplication',
      operatingSystem: 'Web',
      inLanguage: 'id-ID',
      isAccessibleForFree: true,
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'IDR' },
      publisher: { '@id': `${origin}/#organisasi` },
    },
  ],
});
