import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '@app/services/src/local-env.ts';

const password = 'pilah-bumi-demo';

/** Accounts of the demo. */
export const demoUsers = [
  { name: 'Sari Wulandari', email: 'sari@contoh.test', location: 'Sampang', role: 'member', password },
  { name: 'Rudi Hartono', email: 'rudi@contoh.test', location: 'Sidoarjo', role: 'admin', password },
] as const;

type Mail = { to: { address: string }[]; text: string };

/** Registers the demo users and confirms their addresses; does nothing when they already exist. */
export async function registerDemoUsers(origin: string, mailbox: string): Promise<void> {
  const post = (path: string, body: object, token?: string) =>
    fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });

  for (const { role, ...user } of demoUsers) {
    const registered = await post('/auth/register', user);
    if (registered.status === 409) continue;
    if (!registered.ok) throw new Error(`${user.email} could not register: ${await registered.text()}`);
    const { token } = (await registered.json()) as { token: string };
    const confirmed = await post(
      '/auth/confirm-email',
      { token: await mailedToken(mailbox, user.email) },
      token,
    );
    if (!confirmed.ok) throw new Error(`${user.email} could not confirm: ${await confirmed.text()}`);
    if (role !== 'member') {
      execFileSync('pnpm', ['admin', 'grant', user.email, role], { cwd: root, stdio: 'ignore' });
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

/** Gives the member half a year of history. */
export function seedDemoHistory(): void {
  execFileSync('pnpm', ['admin', 'demo', demoUsers[0].email], { cwd: root, stdio: 'ignore' });
}
