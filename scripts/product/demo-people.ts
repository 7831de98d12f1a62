import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '@app/services/local-env';

const password = 'pilah-bumi-demo';

/** Who can sign in to the demo. */
export const demoPeople = [
  { name: 'Sari Wulandari', email: 'sari@contoh.test', location: 'Sampang', role: 'member', password },
  { name: 'Rudi Hartono', email: 'rudi@contoh.test', location: 'Sidoarjo', role: 'admin', password },
] as const;

type Mail = { to: { address: string }[]; text: string };

/** They register and confirm their address as anybody would; on a later start they are there already. */
export async function registerDemoPeople(origin: string, mailbox: string): Promise<void> {
  const post = (path: string, body: object, token?: string) =>
    fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });

  for (const { role, ...person } of demoPeople) {
    const registered = await post('/auth/register', person);
    if (registered.status === 409) continue;
    if (!registered.ok) throw new Error(`${person.email} could not register: ${await registered.text()}`);
    const { token } = (await registered.json()) as { token: string };
    const confirmed = await post(
      '/auth/confirm-email',
      { token: await mailedToken(mailbox, person.email) },
      token,
    );
    if (!confirmed.ok) throw new Error(`${person.email} could not confirm: ${await confirmed.text()}`);
    if (role !== 'member') {
      execFileSync('pnpm', ['admin', 'grant', person.email, role], { cwd: root, stdio: 'ignore' });
    }
  }
}

async function mailedToken(mailbox: string, address: string): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const mails = (await (await fetch(`${mailbox}/api/email`)).json()) as Mail[];
    const mail = mails.findLast(({ to, text }) => to[0]?.address === address && text.includes('#token='));
    const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    if (token) return token;
    await wait(200);
  }
  throw new Error(`No confirmation mail came for ${address}`);
}

/** The member among them has half a year behind them, up to this moment. */
export function giveDemoHistory(): void {
  execFileSync('pnpm', ['admin', 'demo', demoPeople[0].email], { cwd: root, stdio: 'ignore' });
}
