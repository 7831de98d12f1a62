import { randomBytes, randomUUID } from 'node:crypto';
import { sealSecret } from '@app/api/src/modules/account/two-step.secret.ts';
import { insertPerson, openSession } from '@app/api/test/person-rows.ts';
import { localEnv } from '@app/services/src/local-env.ts';
import type { Role } from '@app/api/src/lib/viewer.ts';
import type { Product } from './api.ts';

type Database = Product['db'];

export type TestUser = { id: string; email: string; token: string; sessionId: string; role: Role };
type UserOptions = { role?: Role; secured?: boolean; suspended?: boolean; name?: string };

export const bearerOf = (user: { token: string } | undefined): Record<string, string> =>
  user ? { authorization: `Bearer ${user.token}` } : {};

/** Inserts a user with a live session; `secured`: with a confirmed second step. */
export async function addUser(db: Database, options: UserOptions = {}): Promise<TestUser> {
  const { role = 'member', secured = false, suspended = false, name = 'Sari' } = options;
  const id = randomUUID();
  const email = `${id}@contoh.id`;
  await insertPerson(db, { id, name, email, role });
  const { token, sessionId } = await openSession(db, id);
  if (secured) {
    const secret = sealSecret(Buffer.from(localEnv().SECRETS_KEY, 'base64'), id, randomBytes(20));
    await db
      .insertInto('app.two_step')
      .values({ profile_id: id, secret, confirmed_at: new Date() })
      .execute();
  }
  if (suspended) await suspend(db, id);
  return { id, email, token, sessionId, role };
}

async function suspend(db: Database, memberId: string): Promise<void> {
  const { id } = await db
    .insertInto('app.moderation_decision')
    .values({
      action: 'suspend',
      target: 'member',
      member_id: memberId,
      rule: 'spam',
      reason: 'Uji coba.',
      days: 7,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const until = new Date(Date.now() + 7 * 86_400_000);
  await db.insertInto('app.suspension').values({ profile_id: memberId, decision_id: id, until }).execute();
}
