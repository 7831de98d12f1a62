import { ports } from '../../../services/src/local-env.ts';

type Address = { address: string };
type Caught = { to: Address[]; from: Address[]; subject: string; text: string; html: string };

/** What the local mail catcher holds for one person. */
export async function mailsTo(address: string): Promise<Caught[]> {
  const response = await fetch(`http://127.0.0.1:${ports.mail}/api/email`);
  const all = (await response.json()) as Caught[];
  return all.filter((mail) => mail.to.some((to) => to.address === address));
}
