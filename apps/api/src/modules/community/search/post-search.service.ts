import type { Database } from '#api/db/database.ts';
import type { ListedRow } from '../list/post-list.repository.ts';
import { patience, postSearchRepository, type Wanted } from './post-search.repository.ts';
import { stretchesBefore } from './stretches.ts';
import { queryUnderstanding } from './understand-query.ts';

/** Posts by their words, newest first. However common or rare a word is, each step costs little. */
export function postSearch(db: Database) {
  const posts = postSearchRepository(db);

  return {
    understand: queryUnderstanding(db),

    findFollowed: (wanted: Wanted): Promise<ListedRow[]> => posts.walkFollowed(wanted),

    /** Each step covers the one before it, so the last that was needed is the answer. */
    async find(wanted: Wanted): Promise<ListedRow[]> {
      let found = await posts.walk(wanted);
      if (found.length >= wanted.limit) return found;
      const from = wanted.seq ?? (await posts.newestSeq()) + 1;
      // As many among all as there were among the newest; none there need not mean none at all.
      const share = (found.length + 0.5) / patience;
      for (const within of stretchesBefore(from, wanted.limit / share)) {
        found = await posts.search(wanted, within);
        if (found.length >= wanted.limit) break;
      }
      return found;
    },
  };
}

export type PostSearch = ReturnType<typeof postSearch>;
