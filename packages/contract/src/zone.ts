import { zones } from './provinces.ts';
import { z } from './zod.ts';

/** Time zone of a person. None of the three has daylight saving time. */
export const Zone = z.enum(zones);
export type Zone = z.infer<typeof Zone>;
