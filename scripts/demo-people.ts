import { execFileSync } from 'node:child_process';
import { root } from '../services/src/local-env.ts';

const password = 'pilah-bumi-demo';

/** Who can sign in to the demo. They register as anybody would; on a later start they are there already. */
export const demoPeople = [
  { name: 'Sari Wulandari', email: 'sari@contoh.test', location: 'Sampang', role: 'member', password },
  { name: 'Rudi Hartono', email: 'rudi@contoh.test', location: 'Sidoarjo', role: 'admin', password },
] as const;

export async function registerDemoPeople(origin: string): Promise<void> {
  for (const { role, ...person } of demoPeople) {
    const response = await fetch(`${origin}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(person),
    });
    const isThere = response.ok || response.status === 409;
    if (!isThere) throw new Error(`${person.email} could not register: ${await response.text()}`);
    if (role !== 'member') {
      execFileSync('pnpm', ['admin', 'grant', person.email, role], { cwd: root, stdio: 'ignore' });
    }
  }
}
