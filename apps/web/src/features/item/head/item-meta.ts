import { product } from '@app/contract/product';
import type { ItemPage } from '@app/items/item-page';
import { slugOf } from '@app/items/slug';
import type { MetaDescriptor } from 'react-router';
import { siteOrigin } from '#web/lib/origin.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { answerWords, itemListText, itemText as text } from '#web/messages/item.ts';
import { itemAddress, listPath } from '../addresses.ts';

/** A search is not indexed; its canonical address is the A–Z. */
export const itemListMeta = (query: string): MetaDescriptor[] => [
  ...pageMeta({ title: itemListText.pageTitle, description: itemListText.description, path: listPath }),
  ...(query ? [{ name: 'robots', content: 'noindex, follow' }] : []),
];

/** The answer as one text, for previews and search engines. */
function answerText({ item }: ItemPage): string {
  const lastStep = item.lastStep ?? text.lastStep(item.answer);
  const steps = lastStep ? [...item.steps, lastStep] : item.steps;
  return `${answerWords[item.answer]}. ${item.verdict ?? text.verdict(item)} ${steps.join('. ')}.`;
}

export const itemMeta = (page: ItemPage): MetaDescriptor[] =>
  pageMeta({
    title: text.question(page.item.name),
    description: answerText(page),
    path: itemAddress(slugOf(page.item.name)),
  });

/** Structured data is for crawlers: in the browser the page policy forbids React to insert it. */
export const structuredData = (page: ItemPage): MetaDescriptor[] => {
  const { name, questions = [] } = page.item;
  const title = text.question(name);
  return [
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        inLanguage: 'id-ID',
        publisher: { '@type': 'Organization', name: product.name, url: `${siteOrigin()}/` },
        mainEntity: [{ question: title, answer: answerText(page) }, ...questions].map((one) => ({
          '@type': 'Question',
          name: one.question,
          acceptedAnswer: { '@type': 'Answer', text: one.answer },
        })),
      },
    },
    { 'script:ld+json': breadcrumbs(title, itemAddress(slugOf(name))) },
  ];
};

const breadcrumbs = (title: string, path: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: itemListText.title, item: `${siteOrigin()}${listPath}` },
    { '@type': 'ListItem', position: 2, name: title, item: `${siteOrigin()}${path}` },
  ],
});
