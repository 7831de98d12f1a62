import type { Database } from '#api/db/database.ts';
import type { ListedRow } from '../list/post-list.repository.ts';
import { maxRowsScanned, postSearchRepository, type SearchRequest } from './post-search.repository.ts';
import { rangesBefore } from './seq-ranges.ts';
import { queryUnderstanding } from './understand-query.ts';

/** Searches posts, newest first. Each step is cheap for common and for rare words. */
export function postSearch(db: Database) {
  const posts = postSearchRepository(db);

  return {
    understand: queryUnderstanding(db),

    findFollowed: (request: SearchRequest): Promise<ListedRow[]> => posts.walkFollowed(request),

    /** Each step includes the results of the one before, so the last step is the result. */
    async find(request: SearchRequest): Promise<ListedRow[]> {
      let found = await posts.walk(request);
      if (found.length >= request.limit) return found;
      const from = request.seq ?? (await posts.newestSeq()) + 1;
      // Estimated from the newest posts; 0.5 is added because no match there does not mean no match at all.
      const share = (found.length + 0.5) / maxRowsScanned;
      for (const within of rangesBefore(from, request.limit / share)) {
        found = await posts.search(request, within);
        if (found.length >= request.limit) break;
      }
      return found;
    },
  };
}

export type PostSearch = ReturnType<typeof postSearch>;
