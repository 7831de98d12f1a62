import { product } from '@app/contract/product';
import type { Mail } from '#api/clients/mailer.ts';
import { type MailContent, mailFooter } from './mail-content.ts';
import { mailHtml } from './mail-html.ts';

/** Builds the HTML and the plain-text part from the same content. */
export const composeMail = (to: string, content: MailContent): Mail => ({
  to,
  subject: content.subject,
  html: mailHtml(content),
  text: mailText(content),
});

function mailText({ heading, greeting, paragraphs, facts = [], button, notes }: MailContent): string {
  const parts = [
    `${product.name}: ${heading}`,
    greeting,
    ...paragraphs,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    `${button.label}:\n${button.url}`,
    ...notes,
    `--\n${mailFooter.sender}\n${mailFooter.help} ${mailFooter.address}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
