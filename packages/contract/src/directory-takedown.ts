import { plainLine, plainText } from './plain-text.ts';
import { route } from './route.ts';
import { z } from './zod.ts';

export const takedownReasons = ['home', 'closed', 'wrong', 'other'] as const;
export const TakedownReason = z.enum(takedownReasons);
export type TakedownReason = z.infer<typeof TakedownReason>;

export const requestTakedown = route({
  method: 'POST',
  path: '/collectors/:collectorId/takedown-requests',
  summary: 'Asks that a place is no longer shown; without an account, a few per network and day',
  params: z.object({ collectorId: z.uuid() }),
  body: z.object({
    reason: TakedownReason,
    message: plainText(0, 500),
    /** An e-mail address or phone number, deleted with the decision. */
    contact: plainLine(5, 120),
  }),
  response: z.object({ success: z.literal(true) }),
});
