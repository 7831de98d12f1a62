import type { BrowserContext } from '@playwright/test';
import { query, signIn } from '#support/member.ts';

type Role = 'editor' | 'moderator' | 'admin';

/** Somebody with a role, whose second step is set up unless said otherwise. */
export async function signInAsStaff(context: BrowserContext, role: Role, { isSecured = true } = {}) {
  const person = await signIn(context);
  await query('update app.profile set role = $2 where email = $1', [person.email, role]);
  if (isSecured)
    await query(
      `insert into app.two_step (profile_id, secret, confirmed_at)
       select id, 'rahasia', now() from app.profile where email = $1`,
      [person.email],
    );
  return person;
}
