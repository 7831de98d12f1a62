import { words } from '@app/indonesian/words';
import type { Database } from '#api/db/database.ts';
import { spelled } from '#api/lib/search/spelling.ts';
import { vocabularyRepository } from '#api/lib/search/vocabulary.repository.ts';
import { everydayKnowledge } from './everyday-knowledge.ts';
import { meaningAtStart, meaningOfBeginning } from './meanings.ts';
import { isNoise } from './noise-words.ts';
import { type Group, tiersOf } from './search-tiers.ts';

/** tsqueries of the configuration `simple`; `tiers` best first, each containing the one before, the last is `match`. */
export type UnderstoodQuery = { match: string; tiers: string[] };

/** More words than a place has names; a bound all the same. */
const most = 8;

/** Joins words to phrases, the longest first, and forgets what says nothing. */
function groupsOf(list: readonly string[]): Group[] {
  const groups: Group[] = [];
  for (let at = 0; at < list.length;) {
    const rest = list.slice(at);
    const phrase = meaningAtStart(rest);
    const isWhole = phrase?.length === rest.length;
    const begun = isWhole ? undefined : meaningOfBeginning(rest);
    const length = begun ? rest.length : (phrase?.length ?? 1);
    const written = rest.slice(0, length);
    const meaning = begun ?? phrase?.meaning;
    const isLastWord = !meaning && length === rest.length;
    if (meaning || !isNoise(written[0]!)) {
      groups.push({
        tokens: [...(meaning?.tokens ?? [])],
        phrases: [written, ...(meaning?.words.length ? [meaning.words] : [])],
        isUnfinished: begun !== undefined || isLastWord,
      });
    }
    at += length;
  }
  return groups;
}

/** Finds out what the words of a search mean; null when they say nothing that tells listings apart. */
export function queryUnderstanding(db: Database) {
  const vocabulary = vocabularyRepository(db, 'app.search_word');
  return async (text: string): Promise<UnderstoodQuery | null> => {
    const groups = groupsOf(await spelled(words(text).slice(0, most), everydayKnowledge, vocabulary));
    if (groups.length === 0) return null;
    const tiers = tiersOf(groups);
    return { match: tiers.at(-1)!, tiers };
  };
}
