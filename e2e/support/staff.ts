import type { BrowserContext } from '@playwright/test';
import { query, signIn } from '#support/member.ts';

type Role = 'editor' | 'moderator' | 'admin';

/** Signs in a new member with a role, by default with two-step sign-in set up. */
export async function signInAsStaff(
  context: BrowserContext,
  role: Role,
  { isSecured: hasTwoStep = true } = {},
) {
  const user = await signIn(context);
  await query('update app.profile set role = $2 where email = $1', [user.email, role]);
  if (hasTwoStep)
    await query(
      `insert into app.two_step (profile_id, secret, confirmed_at)
       select id, 'rahasia', now() from app.profile where email = $1`,
      [user.email],
    );
  return user;
}
