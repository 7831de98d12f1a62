import { encodeCursor } from '#api/lib/cursor.ts';
import type { Marks } from './own-marks.ts';
import { type OwnMarks, ownMarksOf, type PostRow, type PublicPost } from '../post/post-row.ts';

export type ListedPost = { row: PostRow; post: PublicPost };

const noMarks = { liked: false, is_followed: false, is_muted: false };
const anonymousId = '';

const comma = Buffer.from(',');
const head = Buffer.from('{"success":true,"posts":[');

/** The public part without its closing brace and the viewer's part without its opening brace: joined they are JSON. */
const publicJson = (post: PublicPost) => Buffer.from(`${JSON.stringify(post).slice(0, -1)},`);
const ownMarksJson = (own: OwnMarks) => Buffer.from(JSON.stringify(own).slice(1));
const noMarksJson = ownMarksJson(ownMarksOf(null, noMarks, anonymousId));

/**
 * A page of posts that everybody requests, serialised once: the public part is shared, and the marks of each viewer are
 * inserted. Viewers without marks, which are most of them, share the same buffer.
 */
export function firstPage(listed: readonly ListedPost[], last: PostRow | undefined) {
  const authors = new Set(listed.map(({ row }) => row.author_id));
  const serialized = listed.map(({ row, post }) => ({ row, text: publicJson(post) }));
  const end = Buffer.from(`],"nextCursor":${JSON.stringify(last ? encodeCursor([last.seq]) : null)}}`);

  const render = (posts: typeof serialized, ownOf: (row: PostRow) => Buffer) => {
    const parts = posts.flatMap(({ row, text }) => [comma, text, ownOf(row)]).slice(1);
    return Buffer.concat([head, ...parts, end]);
  };
  const withoutMarks = render(serialized, () => noMarksJson);

  return {
    postIds: listed.map(({ row }) => row.id),
    oldestSeq: Math.min(Number.MAX_SAFE_INTEGER, ...listed.map(({ row }) => row.seq)),

    responseFor(viewerId: string, marks: Marks | undefined): Buffer {
      if (!marks && !authors.has(viewerId)) return withoutMarks;
      const visible = serialized.filter(({ row }) => !marks?.muted.has(row.author_id ?? anonymousId));
      return render(visible, (row) => {
        const liked = marks?.liked.has(row.id) ?? false;
        const is_followed = marks?.followed.has(row.id) ?? false;
        if (!liked && !is_followed && row.author_id !== viewerId) return noMarksJson;
        return ownMarksJson(ownMarksOf(row.author_id, { liked, is_followed, is_muted: false }, viewerId));
      });
    },
  };
}

export type FirstPage = ReturnType<typeof firstPage>;
