import { printable, unprintable } from './account-fields.ts';
import { z } from './zod.ts';

/** Words without a line break. */
export const plainLine = (shortest: number, longest: number) =>
  z.string().trim().min(shortest).max(longest).regex(printable, unprintable);

/** Lines may break here, and always in the same way, whatever the sender's system does. */
export const plainText = (shortest: number, longest: number) =>
  z
    .string()
    .overwrite((given) => given.replaceAll(/\r\n?/g, '\n'))
    .trim()
    .min(shortest)
    .max(longest)
    .regex(/^(?:[\n\t]|[^\p{Cc}\p{Cs}])*$/u, unprintable);
