import { words } from '@app/indonesian/words';
import type { Database } from '#api/db/database.ts';
import { correctSpelling } from '#api/lib/search/spelling.ts';
import { vocabularyRepository } from '#api/lib/search/vocabulary.repository.ts';
import type { KnownRegions } from '../regions/known-regions.ts';
import { type Region, spokenName } from '../regions/region.ts';
import type { RegionCatalogue } from '../regions/region-catalogue.ts';
import { everydayKnowledge } from './everyday-knowledge.ts';
import { meaningAtStart, meaningOfPrefix } from './meanings.ts';
import { isNoise } from './noise-words.ts';
import { mistypedRegion, regionIn } from './region-in-words.ts';
import { type Group, inRegionFirst, tiersOf } from './search-tiers.ts';
import { tokenOf } from './search-tokens.ts';

/** tsqueries of the configuration `simple`; `tiers` best first, each containing the one before, the last is `match`. */
export type UnderstoodQuery = {
  match: string;
  tiers: string[];
  named?: {
    /** Several only where kecamatan are namesakes. */
    regions: readonly Region[];
    others: readonly Region[];
    /** The match within them, and the match without their name; null when the search says nothing else. */
    inRegion: string;
    otherMatch: string | null;
  };
};

/** More than a search needs; it only bounds the query. */
const maxWords = 8;
/** Further namesakes are in the list itself. */
const maxOthers = 6;

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
        phrases: [written],
        isUnfinished: prefixMeaning !== undefined || isLastWord,
      });
    }
    at += length;
  }
  return groups;
}

type Named = NonNullable<ReturnType<typeof regionIn>>;

/** What the search means: of a city and a kabupaten with one name the city; of kecamatan all. */
function meantOf({ regions }: Named) {
  const [first] = regions;
  const isDistrict = first!.level === 'district';
  const meant = isDistrict ? regions : [first!];
  const apart = isDistrict ? (regions.length > 1 ? regions : []) : regions.slice(1);
  const others = apart.filter(({ code }) => !code.startsWith(`${first!.code}.`)).slice(0, maxOthers);
  return { meant, others };
}

/** As typed, and as listings write it. */
function placeGroup(
  typed: readonly string[],
  { meant, isSure }: { meant: readonly Region[]; isSure: boolean },
) {
  const [{ name, level }] = meant as [Region];
  const bare = level === 'regency' ? spokenName(name).replace(/^(Kabupaten|Kota) /, '') : name;
  const group: Group = {
    tokens: isSure ? [] : meant.map(({ code }) => tokenOf.region(code)),
    phrases: [[...typed], words(bare)],
    isUnfinished: false,
    ...(isSure && { isName: true }),
  };
  return group;
}

/** Builds the tsqueries of a search; null when it has only noise words. */
export function queryUnderstanding(db: Database, regions: KnownRegions) {
  const vocabulary = vocabularyRepository(db, 'app.search_word');

  /** «Sampang» is a kabupaten and not a misspelt «simpang», also while no listing is there. */
  async function spelledWords(text: string, names: RegionCatalogue['names']): Promise<string[]> {
    const typed = words(text).slice(0, maxWords);
    const named = regionIn(typed, names);
    const isNamed = new Set(named && typed.slice(named.start, named.end));
    const asked = typed.filter((word) => !isNamed.has(word) && !everydayKnowledge.isCorrect(word));
    if (asked.length === 0) return typed;
    const lookups = await vocabulary.lookUp(asked);
    const isUnfinished = (word: string, startsOthers: boolean) =>
      word === typed.at(-1) && (startsOthers || everydayKnowledge.isPrefix(word));
    const unknown = new Set(
      lookups
        .filter((one) => !one.is_known && !isUnfinished(one.word, one.starts_others))
        .map(({ word }) => word),
    );
    const corrected = !named && mistypedRegion(typed, names, (word) => unknown.has(word));
    if (corrected) return corrected;
    const isCorrect = (word: string) => !asked.includes(word);
    return correctSpelling(typed, { ...everydayKnowledge, isCorrect }, { lookUp: async () => lookups });
  }

  return async (text: string): Promise<UnderstoodQuery | null> => {
    const { names } = await regions();
    const list = await spelledWords(text, names);
    const span = regionIn(list, names);
    if (!span) {
      const groups = groupsOf(list, true);
      if (groups.length === 0) return null;
      const tiers = tiersOf(groups);
      return { match: tiers.at(-1)!, tiers };
    }
    const { meant, others: namesakes } = meantOf(span);
    const others = [...groupsOf(list.slice(0, span.start), false), ...groupsOf(list.slice(span.end), true)];
    const place = placeGroup(list.slice(span.start, span.end), { meant, isSure: span.isSure });
    const tokensOf = (named: readonly Region[]) => named.map(({ code }) => tokenOf.region(code));
    const within = inRegionFirst(others, place, { region: tokensOf(meant), namesakes: tokensOf(namesakes) });
    const tiers = span.isSure ? within.tiers : tiersOf([...others, place]);
    return {
      match: tiers.at(-1)!,
      tiers,
      named: {
        regions: meant,
        others: namesakes,
        inRegion: within.inRegion,
        otherMatch: others.length > 0 ? tiersOf(others).at(-1)! : null,
      },
    };
  };
}
