import type { Database } from '#api/db/database.ts';
import { lexeme } from '#api/lib/search/word-query.ts';
import type { ListedRow } from '../list/post-list.repository.ts';
import { postSample } from './post-sample.ts';
import { postSearchRepository, type SearchRequest } from './post-search.repository.ts';
import { maxHitsOfStep, searchBudget } from './search-budget.ts';
import { marksBetween, smallestRange, startBelow, startOfRange } from './seq-ranges.ts';
import { queryUnderstanding } from './understand-query.ts';

export type Found = {
  rows: ListedRow[];
  /** Where the next page begins; null when nothing older matches. */
  next: number | null;
  /** The search ended before the page was full, and older posts were not searched. */
  isOlderUnsearched: boolean;
};

/** `position` is where the search ended, 0 at the first post. */
type Located = { seqs: number[]; position: number };

const everything = { category: undefined, isUnanswered: false, isWithoutPinned: false };
const nobody = '00000000-0000-0000-0000-000000000000';

/** Wider steps need the sample; a narrower one cannot meet many hits. */
const maxUnsampled = 4 * smallestRange;

/** Searches posts, newest first. Each step is cheap for common and for rare words, and their number is bounded. */
export function postSearch(db: Database) {
  const posts = postSearchRepository(db);

  async function pageOf({ limit, viewerId }: SearchRequest, { seqs, position }: Located): Promise<Found> {
    // The last one only shows that there are more.
    const isFull = seqs.length >= limit;
    const shown = isFull ? seqs.slice(0, limit - 1) : seqs;
    const isOlderUnsearched = !isFull && position > 0;
    return {
      rows: await posts.read(shown, viewerId),
      next: isFull ? shown.at(-1)! : isOlderUnsearched ? position : null,
      isOlderUnsearched,
    };
  }

  /** Goes from the newest to older posts, step by step, until the page is full or the budget is spent. */
  async function locate(request: SearchRequest): Promise<Located> {
    const { limit } = request;
    const { seqs, newest, oldest, isComplete } = await posts.walk(request);
    const budget = searchBudget();
    const sample = postSample(posts, request, budget);
    let position = isComplete ? 0 : oldest;
    let widest = Number.POSITIVE_INFINITY;
    while (seqs.length < limit && position > 0 && !budget.isSpent()) {
      const missing = limit - seqs.length;
      // As wide as the posts so far promise to fill the page; 0.5 because no match so far is not no match at all.
      const width = (1.5 * missing * (newest + 1 - position)) / (seqs.length + 0.5);
      let start = startBelow(position, Math.ceil(Math.min(width, widest)));
      if (position - start > maxUnsampled)
        start = Math.max(start, startOfRange(await sample.lowestBelow(position), smallestRange));
      const found = await posts.search(request, position, missing, marksBetween(start, position));
      budget.spend(found.gathered);
      // Too many to know which of them are the newest, so again with a part; the smallest range never has too many.
      if (found.gathered > maxHitsOfStep) {
        widest = (position - start) / 8;
        continue;
      }
      widest *= 2;
      seqs.push(...found.seqs);
      position = start;
    }
    return { seqs, position };
  }

  return {
    understand: queryUnderstanding(db),

    async findFollowed(request: SearchRequest): Promise<Found> {
      const { seqs, oldest, isComplete } = await posts.walkFollowed(request);
      return pageOf(request, { seqs, position: isComplete ? 0 : oldest });
    },

    find: async (request: SearchRequest): Promise<Found> => pageOf(request, await locate(request)),

    /** Also cheap for a word that most posts have, where a plain question to the index would gather them all. */
    async isInSomePost(word: string): Promise<boolean> {
      const request = { query: [lexeme(word)], filters: everything, limit: 1, viewerId: nobody };
      let located = await locate({ ...request, seq: null });
      while (located.seqs.length === 0 && located.position > 0)
        located = await locate({ ...request, seq: located.position });
      return located.seqs.length > 0;
    },
  };
}

export type PostSearch = ReturnType<typeof postSearch>;
