import { ports } from '../../../services/src/local-env.ts';

type Address = { address: string };
type CaughtMail = { to: Address[]; from: Address[]; subject: string; text: string; html: string };

/** Mails in the local mail catcher for one address. */
export async function mailsTo(address: string): Promise<CaughtMail[]> {
  const response = await fetch(`http://127.0.0.1:${ports.mail}/api/email`);
  const all = (await response.json()) as CaughtMail[];
  return all.filter((mail) => mail.to.some((to) => to.address === address));
}
