import { reportUnknownItem, unknownWordLimits } from '@app/contract/item';
import { call } from '#web/lib/api.ts';

/** As in the contract, whose schemas stay on the server: letters in at most four words. */
const plainWords = /^\p{L}+(?:[ -]\p{L}+){0,3}$/u;

/** What could be a number, an address or a long text is not sent at all. */
export function canReport(query: string): boolean {
  const word = query.trim().replaceAll(/\s+/g, ' ');
  return (
    word.length >= unknownWordLimits.minLength &&
    word.length <= unknownWordLimits.maxLength &&
    plainWords.test(word)
  );
}

/** Failures are ignored: the person has lost nothing. */
export async function reportUnknownWord(query: string): Promise<void> {
  if (canReport(query)) await call(reportUnknownItem, { body: { word: query } }).catch(() => {});
}
