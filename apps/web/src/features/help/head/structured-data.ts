import { helpGroups } from '#web/messages/help.ts';

/** Lets search engines show the questions with their answers. */
export const helpData = () => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  inLanguage: 'id-ID',
  mainEntity: helpGroups
    .flatMap(({ questions }) => questions)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
    })),
});
