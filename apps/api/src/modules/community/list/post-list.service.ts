import type { listPosts } from '@app/contract/community';
import type { z } from 'zod';
import type { Database } from '#api/db/database.ts';
import { promiseCache } from '#api/lib/promise-cache.ts';
import { type FirstPage, firstPage } from './first-page.ts';
import { ownMarksLoader } from './own-marks.ts';
import { type ListedRow, type ListFilters, postListRepository } from './post-list.repository.ts';
import type { PhotoAddress } from '../post/post-photos.ts';
import { ownMarksOf, type PostRow, publicPostOf } from '../post/post-row.ts';
import type { PostSearch } from '../search/post-search.service.ts';
import { pageOf, readSeqCursor } from '../post/seq-cursor.ts';

const page = 20;
/** One more tells whether there is a next page. */
const limit = page + 1;
const mostPinned = 3;

/** Long enough that a thousand people share one question to the database, short enough that nobody waits for news. */
const firstPageCache = { maxEntries: 40, ttlMs: 1500 };

type Query = z.output<typeof listPosts.query>;
type Parts = { db: Database; photoAddress: PhotoAddress; search: PostSearch };

/** Posts, a page at a time, newest first. Answers are written here already: they are what everybody asks for. */
export function postLists({ db, photoAddress, search }: Parts) {
  const posts = postListRepository(db);
  const ownMarks = ownMarksLoader(db);
  const firstPages = promiseCache<FirstPage>(firstPageCache);

  const shownWith = async (row: PostRow) => ({
    row,
    post: publicPostOf(row, await photoAddress(row.photo_key)),
  });

  async function makeFirstPage(filters: ListFilters): Promise<FirstPage> {
    const [pinned, rows] = await Promise.all([
      filters.isWithoutPinned ? posts.pinned(filters.category, mostPinned) : [],
      posts.publicNewest(filters, limit),
    ]);
    const newest = rows.slice(0, page);
    const listed = await Promise.all([...pinned, ...newest].map(shownWith));
    return firstPage(listed, rows.length > page ? newest.at(-1) : undefined);
  }

  /** The start of the two lists that everybody sees. */
  async function first(filters: ListFilters, viewerId: string): Promise<Buffer> {
    const key = `${filters.category ?? ''} ${filters.isUnanswered}`;
    const shared = await firstPages.get(key, () => makeFirstPage(filters));
    return shared.answerFor(viewerId, await ownMarks({ viewerId, page: shared }));
  }

  async function written(rows: ListedRow[], viewerId: string): Promise<Buffer> {
    const { shown, nextCursor } = pageOf(rows, page);
    const listed = await Promise.all(shown.map(shownWith));
    const own = shown.map((row) => ownMarksOf(row.author_id, { ...row, is_muted: false }, viewerId));
    const answer = listed.map(({ post }, index) => ({ ...post, ...own[index] }));
    return Buffer.from(JSON.stringify({ success: true, posts: answer, nextCursor }));
  }

  return {
    async list({ search: words, category, tag, sort = 'terbaru', cursor }: Query, viewerId: string) {
      const seq = cursor === undefined ? null : readSeqCursor(cursor);
      const isUnanswered = sort === 'belum-dijawab';
      const query = words || tag ? await search.understand(words ?? '', tag) : null;
      if (query) {
        const filters = { category, isUnanswered, isWithoutPinned: false };
        const wanted = { query, filters, seq, limit, viewerId };
        const rows = await (sort === 'diikuti' ? search.findFollowed(wanted) : search.find(wanted));
        return written(rows, viewerId);
      }
      if (sort === 'diikuti') {
        const filters = { category, isUnanswered: false, isWithoutPinned: false };
        return written(await posts.followed(filters, seq, limit, viewerId), viewerId);
      }
      const filters = { category, isUnanswered, isWithoutPinned: !isUnanswered };
      if (seq === null) return first(filters, viewerId);
      return written(await posts.newest(filters, seq, limit, viewerId), viewerId);
    },

    /** Who has just written, or decided, wants to see it. */
    forget: (): void => firstPages.clear(),
  };
}

export type PostLists = ReturnType<typeof postLists>;
