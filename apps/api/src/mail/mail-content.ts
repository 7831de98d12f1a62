import { contact, product } from '@app/contract/product';

/** What a mail says, before it becomes HTML and plain text. */
export type MailContent = {
  subject: string;
  /** Preview text that mail clients show beside the subject. */
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
 * A name is untrusted input, and the mail may go to an address of somebody else: without special
 * characters a name cannot become a link or an advertisement in the mail.
 */
export function greet(name: string): string {
  const safeName = name
    .replace(/[^\p{L}\p{M}' -]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 60);
  return safeName ? `Halo ${safeName},` : 'Halo,';
}

const timeFormat = new Intl.DateTimeFormat('id-ID', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Asia/Jakarta',
});

/** The reader's time zone is unknown, so the zone is named. */
export const formatTime = (at: Date): string => `${timeFormat.format(at)} WIB`;
