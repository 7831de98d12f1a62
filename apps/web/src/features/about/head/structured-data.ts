import { contact, product } from '@app/contract/product';
import { aboutText } from '#web/messages/about.ts';

export const aboutData = (origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'AboutPage',
  name: `${aboutText.title} ${product.name}`,
  url: `${origin}/about`,
  inLanguage: 'id-ID',
  description: aboutText.description,
  mainEntity: {
    '@type': 'Organization',
    '@id': `${origin}/#organisasi`,
    name: product.name,
    url: `${origin}/`,
    foundingDate: '2025',
    email: contact.email,
    areaServed: { '@type': 'Country', name: 'Indonesia' },
    sameAs: [contact.instagram, contact.youtube],
  },
});
