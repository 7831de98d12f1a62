import { z } from './zod.ts';
import { route } from './route.ts';

/** The signed-in person as their own browser sees them. */
export const CurrentUser = z.object({
  _id: z.uuid(),
  name: z.string(),
  email: z.email(),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

export const getMe = route({
  method: 'GET',
  path: '/auth/me',
  summary: 'The signed-in person',
  signedIn: true,
  response: z.object({ user: CurrentUser }),
});

export const logout = route({
  method: 'POST',
  path: '/auth/logout',
  summary: 'Ends the session that the request carries',
  signedIn: true,
  response: z.object({ success: z.literal(true) }),
});
