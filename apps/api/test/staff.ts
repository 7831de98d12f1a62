import type { Role } from '#api/lib/viewer.ts';
import type { TestApi } from './harness.ts';

/** A staff member with two-step sign-in. */
export async function staff(api: TestApi, role: Role) {
  const person = await api.signIn(role);
  await api.db
    .insertInto('app.two_step')
    .values({ profile_id: person.id, secret: Buffer.from('rahasia'), confirmed_at: new Date() })
    .execute();
  return person;
}
