import { contact, product } from '@app/contract/product';

/** What a mail says, before it becomes HTML and plain text. */
export type MailContent = {
  subject: string;
  /** What the list of mails shows beside the subject. */
  preview: string;
  heading: string;
  greeting: string;
  paragraphs: string[];
  facts?: { label: string; value: string }[];
  button: { label: string; url: string };
  /** Smaller, below the button. */
  notes: string[];
};

export const mailFooter = {
  sender: `Email ini dikirim otomatis oleh ${product.name}.`,
  help: 'Butuh bantuan? Tulis ke',
  address: contact.email,
} as const;

/**
 * A name is whatever somebody typed, and the mail may reach a stranger whose address they typed too:
 * without signs a name cannot become a link or an advertisement in our letter.
 */
export function greet(name: string): string {
  const harmless = name
    .replace(/[^\p{L}\p{M}' -]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 60);
  return harmless ? `Halo ${harmless},` : 'Halo,';
}

const clock = new Intl.DateTimeFormat('id-ID', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Asia/Jakarta',
});

/** We do not know where the reader is, so the zone is named. */
export const momentWords = (at: Date): string => `${clock.format(at)} WIB`;
