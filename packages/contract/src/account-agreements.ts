import { route } from './route.ts';
import { z } from './zod.ts';

export const Agreement = z.object({
  purpose: z.enum(['terms', 'privacy']),
  version: z.string(),
  at: z.iso.datetime(),
});
export type Agreement = z.infer<typeof Agreement>;

export const listAgreements = route({
  method: 'GET',
  path: '/account/agreements',
  summary: 'Which versions of the terms and of the privacy policy I agreed to last',
  signedIn: true,
  response: z.object({ agreements: z.array(Agreement).max(2) }),
});
