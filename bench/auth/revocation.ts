import { hash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { queryBench } from './database.ts';
import { startPinned } from '../kit/pinned-server.ts';

const trials = 24;

async function signIn() {
  const id = randomUUID();
  const token = randomBytes(32).toString('base64url');
  await queryBench(`
    insert into auth.users (id, email, encrypted_password) values ('${id}', '${id}@contoh.id', 'old');
    insert into app.profile (id, name, email) values ('${id}', 'Uji', '${id}@contoh.id');
    insert into app.session (token_hash, profile_id, expires_at)
      values ('\\x${hash('sha256', token, 'hex')}', '${id}', now() + interval '1 day')`);
  return { id, headers: { authorization: `Bearer ${token}` } };
}

/**
 * Two instances have both cached a session; it ends by a sign-out at one of them, or by a new password
 * in the database. Returns the longest time until both refuse it.
 */
export async function longestRevocation(variables: NodeJS.ProcessEnv): Promise<number> {
  const instances = await Promise.all(
    [0, 1].map((core) => startPinned('apps/api/dist/server.js', variables, core)),
  );
  const addresses = instances.map(({ address }) => address);
  const times: number[] = [];
  try {
    for (let trial = 0; trial < trials; trial += 1) {
      const { id, headers } = await signIn();
      const status = async (address: string) => (await fetch(`${address}/auth/me`, { headers })).status;
      for (const address of [...addresses, ...addresses]) {
        if ((await status(address)) !== 200) throw new Error('a live session was refused');
      }
      const began = performance.now();
      if (trial % 2) await queryBench(`update auth.users set encrypted_password = 'new' where id = '${id}'`);
      else await fetch(`${addresses[0]}/auth/logout`, { method: 'POST', headers });
      await Promise.all(
        addresses.map(async (address) => {
          while ((await status(address)) !== 401) await pause(2);
        }),
      );
      times.push(performance.now() - began);
      await queryBench(`delete from auth.users where id = '${id}'`);
    }
  } finally {
    await Promise.all(instances.map((instance) => instance.stop()));
  }
  return Math.max(...times);
}
