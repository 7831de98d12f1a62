import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { resealSecrets } from './reseal.service.ts';
import { openSecret, sealSecret } from './two-step.secret.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const [oldKey, newKey, strangeKey] = [randomBytes(32), randomBytes(32), randomBytes(32)];
const storedSecret = async (id: string) =>
  (
    await api.db
      .selectFrom('app.two_step')
      .select('secret')
      .where('profile_id', '=', id)
      .executeTakeFirstOrThrow()
  ).secret;

test('with a new key every authenticator goes on working; with a wrong old one nothing changes', async () => {
  const people = await Promise.all([api.signIn(), api.signIn()]);
  const secrets = people.map(() => randomBytes(20));
  for (const [index, { id }] of people.entries()) {
    const secret = sealSecret(oldKey, id, secrets[index]!);
    await api.db.insertInto('app.two_step').values({ profile_id: id, secret }).execute();
  }

  await expect(resealSecrets(api.db, strangeKey, newKey)).rejects.toThrow(/authenticate/);
  expect(openSecret(oldKey, people[0].id, await storedSecret(people[0].id))).toEqual(secrets[0]);

  expect(await resealSecrets(api.db, oldKey, newKey)).toBe(2);
  for (const [index, { id }] of people.entries()) {
    const stored = await storedSecret(id);
    expect(openSecret(newKey, id, stored)).toEqual(secrets[index]);
    expect(() => openSecret(oldKey, id, stored)).toThrow(/authenticate/);
  }
});
