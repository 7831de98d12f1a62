import { GivenPassword } from './account-fields.ts';
import { route } from './route.ts';
import { z } from './zod.ts';

const Code = z.string().trim().min(6).max(30);

export const startTwoStep = route({
  method: 'POST',
  path: '/account/two-step',
  summary: 'Creates a secret for the authenticator; not active until it is confirmed',
  signedIn: true,
  response: z.object({ secret: z.string(), uri: z.string() }),
});

export const confirmTwoStep = route({
  method: 'POST',
  path: '/account/two-step/confirm',
  summary: 'Turns two-step sign-in on with a first code; returns the recovery codes once',
  signedIn: true,
  body: z.object({
    code: Code,
    /** Required from people who have a password, so that a stolen session cannot lock them out. */
    password: GivenPassword.optional(),
  }),
  response: z.object({ recoveryCodes: z.array(z.string()).length(10) }),
});

export const removeTwoStep = route({
  method: 'POST',
  path: '/account/two-step/remove',
  summary: 'Turns two-step sign-in off with a code or a recovery code',
  signedIn: true,
  body: z.object({ code: Code }),
  response: z.object({ success: z.literal(true) }),
});
