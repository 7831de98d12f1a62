import { sealCursor } from '#api/lib/cursor.ts';
import type { Marks } from './own-marks.ts';
import { type OwnMarks, ownMarksOf, type PostRow, type PublicPost } from '../post/post-row.ts';

export type ListedPost = { row: PostRow; post: PublicPost };

const plain = { liked: false, is_followed: false, is_muted: false };
const nobody = '';

const comma = Buffer.from(',');
const start = Buffer.from('{"success":true,"posts":[');

/** What everybody sees of a post, without its end, and what is one's own, without its beginning: together JSON. */
const shared = (post: PublicPost) => Buffer.from(`${JSON.stringify(post).slice(0, -1)},`);
const ownText = (own: OwnMarks) => Buffer.from(JSON.stringify(own).slice(1));
const stranger = ownText(ownMarksOf(null, plain, nobody));

/**
 * A page of posts that everybody asks for, written once: what is the same for all, and around it what differs. Who has
 * nothing to do with any of them, as most people, gets the very same bytes.
 */
export function firstPage(listed: readonly ListedPost[], last: PostRow | undefined) {
  const authors = new Set(listed.map(({ row }) => row.author_id));
  const written = listed.map(({ row, post }) => ({ row, text: shared(post) }));
  const end = Buffer.from(`],"nextCursor":${JSON.stringify(last ? sealCursor([last.seq]) : null)}}`);

  const answer = (posts: typeof written, ownOf: (row: PostRow) => Buffer) => {
    const parts = posts.flatMap(({ row, text }) => [comma, text, ownOf(row)]).slice(1);
    return Buffer.concat([start, ...parts, end]);
  };
  const forStrangers = answer(written, () => stranger);

  return {
    postIds: listed.map(({ row }) => row.id),
    oldestSeq: Math.min(Number.MAX_SAFE_INTEGER, ...listed.map(({ row }) => row.seq)),

    answerFor(viewerId: string, marks: Marks | undefined): Buffer {
      if (!marks && !authors.has(viewerId)) return forStrangers;
      const seen = written.filter(({ row }) => !marks?.muted.has(row.author_id ?? nobody));
      return answer(seen, (row) => {
        const liked = marks?.liked.has(row.id) ?? false;
        const is_followed = marks?.followed.has(row.id) ?? false;
        if (!liked && !is_followed && row.author_id !== viewerId) return stranger;
        return ownText(ownMarksOf(row.author_id, { liked, is_followed, is_muted: false }, viewerId));
      });
    },
  };
}

export type FirstPage = ReturnType<typeof firstPage>;
