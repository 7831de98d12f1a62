import { words } from '@app/indonesian/words';
import type { Database } from '#api/db/database.ts';
import { correctSpelling } from '#api/lib/search/spelling.ts';
import { vocabularyRepository } from '#api/lib/search/vocabulary.repository.ts';
import { everydayKnowledge } from './everyday-knowledge.ts';
import { meaningAtStart, meaningOfPrefix } from './meanings.ts';
import { isNoise } from './noise-words.ts';
import { type Group, tiersOf } from './search-tiers.ts';

/** tsqueries of the configuration `simple`; `tiers` best first, each containing the one before, the last is `match`. */
export type UnderstoodQuery = { match: string; tiers: string[] };

/** More than a search needs; it only bounds the query. */
const maxWords = 8;

/** Groups words into phrases, the longest first, and drops noise words. */
function groupsOf(list: readonly string[]): Group[] {
  const groups: Group[] = [];
  for (let at = 0; at < list.length;) {
    const rest = list.slice(at);
    const phrase = meaningAtStart(rest);
    const isWhole = phrase?.length === rest.length;
    const prefixMeaning = isWhole ? undefined : meaningOfPrefix(rest);
    const length = prefixMeaning ? rest.length : (phrase?.length ?? 1);
    const written = rest.slice(0, length);
    const meaning = prefixMeaning ?? phrase?.meaning;
    const isLastWord = !meaning && length === rest.length;
    if (meaning || !isNoise(written[0]!)) {
      groups.push({
        tokens: [...(meaning?.tokens ?? [])],
        phrases: [written, ...(meaning?.words.length ? [meaning.words] : [])],
        isUnfinished: prefixMeaning !== undefined || isLastWord,
      });
    }
    at += length;
  }
  return groups;
}

/** Builds the tsqueries of a search; null when it has only noise words. */
export function queryUnderstanding(db: Database) {
  const vocabulary = vocabularyRepository(db, 'app.search_word');
  return async (text: string): Promise<UnderstoodQuery | null> => {
    const groups = groupsOf(
      await correctSpelling(words(text).slice(0, maxWords), everydayKnowledge, vocabulary),
    );
    if (groups.length === 0) return null;
    const tiers = tiersOf(groups);
    return { match: tiers.at(-1)!, tiers };
  };
}
