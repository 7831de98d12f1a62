import { words } from '@app/indonesian/words';
import type { Database } from '#api/db/database.ts';
import { correctSpelling } from '#api/lib/search/spelling.ts';
import { vocabularyRepository } from '#api/lib/search/vocabulary.repository.ts';
import { everydayKnowledge } from './everyday-knowledge.ts';
import { meaningAtStart, meaningOfPrefix } from './meanings.ts';
import { isNoise } from './noise-words.ts';
import { type Place, placeIn } from './places.ts';
import { type Group, tiersOf } from './search-tiers.ts';

/** tsqueries of the configuration `simple`; `tiers` best first, each containing the one before, the last is `match`. */
export type UnderstoodQuery = {
  match: string;
  tiers: string[];
  /** The place that the search names, and the match without it; null when the search says nothing else. */
  named?: { place: Place; otherMatch: string | null };
};

/** More than a search needs; it only bounds the query. */
const maxWords = 8;

/** Groups words into phrases, the longest first, and drops noise words. The last word of a search may be unfinished. */
function groupsOf(list: readonly string[], isEnd: boolean): Group[] {
  const groups: Group[] = [];
  for (let at = 0; at < list.length;) {
    const rest = list.slice(at);
    const phrase = meaningAtStart(rest);
    const isWhole = phrase?.length === rest.length;
    const prefixMeaning = isWhole || !isEnd ? undefined : meaningOfPrefix(rest);
    const length = prefixMeaning ? rest.length : (phrase?.length ?? 1);
    const written = rest.slice(0, length);
    const meaning = prefixMeaning ?? phrase?.meaning;
    const isLastWord = isEnd && !meaning && length === rest.length;
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

const placeGroup = (phrases: string[][]): Group => ({
  tokens: [],
  phrases,
  isUnfinished: false,
  isName: true,
});

/** Builds the tsqueries of a search; null when it has only noise words. */
export function queryUnderstanding(db: Database) {
  const vocabulary = vocabularyRepository(db, 'app.search_word');

  /** «Sampang» is a kabupaten and not a misspelt «simpang», also while no listing is there. */
  async function spelledWords(text: string): Promise<string[]> {
    const typed = words(text).slice(0, maxWords);
    const named = placeIn(typed);
    const placeWords = new Set(named && typed.slice(named.start, named.end));
    const isCorrect = (word: string) => placeWords.has(word) || everydayKnowledge.isCorrect(word);
    return correctSpelling(typed, { ...everydayKnowledge, isCorrect }, vocabulary);
  }

  return async (text: string): Promise<UnderstoodQuery | null> => {
    const list = await spelledWords(text);
    const span = placeIn(list);
    const others = span
      ? [...groupsOf(list.slice(0, span.start), false), ...groupsOf(list.slice(span.end), true)]
      : groupsOf(list, true);
    const groups = span ? [...others, placeGroup(span.phrases)] : others;
    if (groups.length === 0) return null;
    const tiers = tiersOf(groups);
    const otherMatch = others.length > 0 ? tiersOf(others).at(-1)! : null;
    return { match: tiers.at(-1)!, tiers, ...(span && { named: { place: span.place, otherMatch } }) };
  };
}
