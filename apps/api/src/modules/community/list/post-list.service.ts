import type { listPosts } from '@app/contract/community';
import type { RouteOutput } from '@app/contract/route';
import type { z } from 'zod';
import type { Database } from '#api/db/database.ts';
import { promiseCache } from '#api/lib/promise-cache.ts';
import { type FirstPage, firstPage } from './first-page.ts';
import { ownMarksLoader } from './own-marks.ts';
import { type ListedRow, type ListFilters, postListRepository } from './post-list.repository.ts';
import type { PhotoAddress } from '../post/post-photos.ts';
import { ownMarksOf, type PostRow, publicPostOf } from '../post/post-row.ts';
import type { Found, PostSearch } from '../search/post-search.service.ts';
import { pageOf, readSeqCursor, seqCursor } from '../post/seq-cursor.ts';

const page = 20;
/** The extra row shows whether there is a next page. */
const limit = page + 1;
const maxPinned = 3;

/** Long enough that many requests share one query, short enough that new posts appear quickly. */
const firstPageCache = { maxEntries: 40, ttlMs: 1500 };

type Query = z.output<typeof listPosts.query>;
type Parts = { db: Database; photoAddress: PhotoAddress; search: PostSearch };

/** Lists posts by page, newest first. It returns serialised JSON, because these are the most frequent requests. */
export function postLists({ db, photoAddress, search }: Parts) {
  const posts = postListRepository(db);
  const ownMarks = ownMarksLoader(db);
  const firstPages = promiseCache<FirstPage>(firstPageCache);

  const withPost = async (row: PostRow) => ({
    row,
    post: publicPostOf(row, await photoAddress(row.photo_key)),
  });

  async function makeFirstPage(filters: ListFilters): Promise<FirstPage> {
    const [pinned, rows] = await Promise.all([
      filters.isWithoutPinned ? posts.pinned(filters.category, maxPinned) : [],
      posts.publicNewest(filters, limit),
    ]);
    const newest = rows.slice(0, page);
    const listed = await Promise.all([...pinned, ...newest].map(withPost));
    return firstPage(listed, rows.length > page ? newest.at(-1) : undefined);
  }

  /** The first page of the two public lists. */
  async function firstPageFor(filters: ListFilters, viewerId: string): Promise<Buffer> {
    const key = `${filters.category ?? ''} ${filters.isUnanswered}`;
    const shared = await firstPages.get(key, () => makeFirstPage(filters));
    return shared.responseFor(viewerId, await ownMarks({ viewerId, page: shared }));
  }

  async function responseOf(
    shown: ListedRow[],
    viewerId: string,
    rest: Pick<RouteOutput<typeof listPosts>, 'nextCursor' | 'isOlderUnsearched'>,
  ): Promise<Buffer> {
    const listed = await Promise.all(shown.map(withPost));
    const own = shown.map((row) => ownMarksOf(row.author_id, { ...row, is_muted: false }, viewerId));
    const marked = listed.map(({ post }, index) => ({ ...post, ...own[index] }));
    return Buffer.from(JSON.stringify({ success: true, posts: marked, ...rest }));
  }

  const responseOfRows = (rows: ListedRow[], viewerId: string): Promise<Buffer> => {
    const { shown, nextCursor } = pageOf(rows, page);
    return responseOf(shown, viewerId, { nextCursor });
  };

  const responseOfSearch = ({ rows, next, isOlderUnsearched }: Found, viewerId: string): Promise<Buffer> =>
    responseOf(rows, viewerId, { nextCursor: next === null ? null : seqCursor(next), isOlderUnsearched });

  return {
    async list({ search: words, category, tag, sort = 'terbaru', cursor }: Query, viewerId: string) {
      const seq = cursor === undefined ? null : readSeqCursor(cursor);
      const isUnanswered = sort === 'belum-dijawab';
      const query = words || tag ? await search.understand(words ?? '', tag) : [];
      if (query.length > 0) {
        const filters = { category, isUnanswered, isWithoutPinned: false };
        const wanted = { query, filters, seq, limit, viewerId };
        const found = await (sort === 'diikuti' ? search.findFollowed(wanted) : search.find(wanted));
        return responseOfSearch(found, viewerId);
      }
      if (sort === 'diikuti') {
        const filters = { category, isUnanswered: false, isWithoutPinned: false };
        return responseOfRows(await posts.followed(filters, seq, limit, viewerId), viewerId);
      }
      const filters = { category, isUnanswered, isWithoutPinned: !isUnanswered };
      if (seq === null) return firstPageFor(filters, viewerId);
      return responseOfRows(await posts.newest(filters, seq, limit, viewerId), viewerId);
    },

    /** Called after a write or a moderation decision, so that its author sees it immediately. */
    invalidate: (): void => firstPages.clear(),
  };
}

export type PostLists = ReturnType<typeof postLists>;
