import { zones } from './provinces.ts';
import { z } from './zod.ts';

/** The clock that a person lives by. None of the three changes in summer. */
export const Zone = z.enum(zones);
export type Zone = z.infer<typeof Zone>;
