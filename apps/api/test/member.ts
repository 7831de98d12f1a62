import { randomUUID } from 'node:crypto';
import { hashOfToken, newToken } from '#api/lib/secret-token.ts';
import { sessionRepository } from '#api/modules/account/session.repository.ts';
import type { TestApi } from './harness.ts';

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

const day = 24 * 60 * 60 * 1000;

/** Another sign-in of the same person, on another device. */
export async function openSession({ db }: TestApi, profileId: string, days = 0.5) {
  const token = newToken();
  const expiresAt = new Date(Date.now() + days * day);
  await sessionRepository(db).insert({
    tokenHash: hashOfToken(token),
    profileId,
    expiresAt,
    userAgent: phone,
  });
  return { token, headers: { authorization: `Bearer ${token}` } };
}

/** A member with a password at the identity server and a live session; needs `identity: true`. */
export async function memberWithPassword(api: TestApi, password = 'rumah pohon 17') {
  const email = `wulan.${randomUUID()}@contoh.id`;
  const signedUp = await api.deps.identity.signUp({ email, password, name: 'Wulan' });
  if (signedUp === 'taken') throw new Error('A new address cannot be taken');
  const { userId: id } = signedUp;
  await api.db.insertInto('app.profile').values({ id, name: 'Wulan', email }).execute();
  return { id, email, password, ...(await openSession(api, id)) };
}

/** A Google account linked to this person earlier, as the identity server stores it. */
export async function insertGoogleIdentity(
  { deps }: TestApi,
  userId: string,
  data: { sub: string; email: string; email_verified: boolean },
): Promise<void> {
  await deps.pool.query(
    `insert into auth.identities (id, user_id, provider, provider_id, identity_data, created_at, updated_at)
     values (gen_random_uuid(), $1, 'google', $2, $3::jsonb, now(), now())`,
    [userId, data.sub, JSON.stringify(data)],
  );
}
