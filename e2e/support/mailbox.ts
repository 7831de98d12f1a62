import { expect } from '@playwright/test';
import { ports } from '@app/services/src/local-env.ts';

type Mail = { to: { address: string }[]; subject: string; text: string; html: string };

async function mailsTo(address: string): Promise<Mail[]> {
  const response = await fetch(`http://127.0.0.1:${ports.mail}/api/email`);
  const mails = (await response.json()) as Mail[];
  return mails.filter((mail) => mail.to.some((to) => to.address === address));
}

/** Waits for the newest mail to the address whose subject matches. */
export async function mailTo(address: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(
      async () => {
        found = (await mailsTo(address)).findLast((mail) => subject.test(mail.subject));
        return found !== undefined;
      },
      { message: `a mail to ${address} about ${subject}`, timeout: 60_000 },
    )
    .toBe(true);
  return found as Mail;
}

/** The first link in a mail that contains the given text. */
export function linkIn(mail: Mail, part: string): string {
  const link = [...mail.html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  return link.find((href) => href.includes(part)) ?? '';
}
