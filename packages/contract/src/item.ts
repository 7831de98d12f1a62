import { route } from './route.ts';
import { z } from './zod.ts';

export const unknownWordLimits = { minLength: 2, maxLength: 40, words: 4 } as const;

/** Letters in at most four words: nobody's number, e-mail or web address fits. */
const plainWords = /^\p{L}+(?:[ -]\p{L}+){0,3}$/u;

/** What a search in the A–Z did not find, as it is counted: lower case, single spaces. */
export const UnknownWord = z
  .string()
  .overwrite((text) => text.trim().toLowerCase().replaceAll(/\s+/g, ' '))
  .min(unknownWordLimits.minLength)
  .max(unknownWordLimits.maxLength)
  .regex(plainWords, 'Tulis paling banyak empat kata, huruf saja.');

export const reportUnknownItem = route({
  method: 'POST',
  path: '/items/unknown',
  summary: 'Counts a word that the A–Z did not find; nothing about the sender is kept',
  body: z.object({ word: UnknownWord }),
  response: z.object({ success: z.literal(true) }),
});

export const UnknownItem = z.object({
  word: z.string(),
  count: z.int().min(1),
  firstOn: z.iso.date(),
  lastOn: z.iso.date(),
});
export type UnknownItem = z.infer<typeof UnknownItem>;

/** For /kelola, as the other queues. */
export const listUnknownItems = route({
  method: 'GET',
  path: '/review/items',
  summary: 'Words that the A–Z did not find, the most frequent first, fifty at a time',
  signedIn: true,
  query: z.object({ cursor: z.string().max(300).optional() }),
  response: z.object({ items: z.array(UnknownItem), nextCursor: z.string().nullable() }),
});

export const dismissUnknownItem = route({
  method: 'POST',
  path: '/review/items/dismissals',
  summary: 'Takes a word off the list, because it is in the A–Z by now or never will be',
  signedIn: true,
  body: z.object({ word: UnknownWord }),
  response: z.object({ success: z.literal(true) }),
});
