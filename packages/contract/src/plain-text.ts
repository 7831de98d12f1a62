import { printable, unprintableText } from './account-fields.ts';
import { z } from './zod.ts';

/** A single line of text. */
export const plainLine = (minLength: number, maxLength: number) =>
  z.string().trim().min(minLength).max(maxLength).regex(printable, unprintableText);

/** Text with line breaks, normalised to \n. */
export const plainText = (minLength: number, maxLength: number) =>
  z
    .string()
    .overwrite((value) => value.replaceAll(/\r\n?/g, '\n'))
    .trim()
    .min(minLength)
    .max(maxLength)
    .regex(/^(?:[\n\t]|[^\p{Cc}\p{Cs}])*$/u, unprintableText);
