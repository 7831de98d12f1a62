import type { Post, PostAuthor, PostCategory, PostState } from '@app/contract/community';
import { product } from '@app/contract/product';

/** Signed URLs of a photo in both sizes. */
export type PhotoAddresses = { photo: string; thumbnail: string };

/** A row of the queries with the columns of post-columns.ts, the same for every viewer. */
export type PostRow = {
  id: string;
  seq: number;
  author_id: string | null;
  author_name: string | null;
  is_team: boolean;
  title: string;
  content: string;
  category: PostCategory;
  /** Comma-separated; tags contain no comma. */
  tags: string;
  state: PostState;
  is_locked: boolean;
  is_pinned: boolean;
  best_reply_id: string | null;
  photo_key: string | null;
  /** Milliseconds, because parsing a date takes longer than the rest of the row. */
  created_at: number;
  edited_at: number | null;
  like_count: number;
  reply_count: number;
};

/** The marks of one viewer. */
export type MarkRow = { liked: boolean; is_followed: boolean; is_muted: boolean };

export const placeholders = { deleted: '[dihapus]', hidden: '[disembunyikan moderator]' } as const;

const teamName = `Tim ${product.name}`;

type AuthorRow = Pick<PostRow, 'author_id' | 'author_name' | 'is_team'>;

export const authorOf = ({ author_id, author_name, is_team }: AuthorRow): PostAuthor => ({
  // Who left has no name any more; the posts forget them later.
  _id: author_name === null ? null : author_id,
  name: is_team ? teamName : (author_name ?? 'Anonim'),
  isTeam: is_team,
});

export const timeOf = (milliseconds: number): string => new Date(milliseconds).toISOString();

type ViewerFields = 'likes' | 'liked' | 'isMine' | 'isMuted' | 'isFollowed' | 'replies';
export type PublicPost = Omit<Post, ViewerFields>;
export type OwnMarks = Pick<Post, ViewerFields>;

/** The public part of a post. Deleted or hidden posts show a placeholder, except to moderators. */
export function publicPostOf(row: PostRow, photo: PhotoAddresses | null, showsHidden = false): PublicPost {
  const placeholder = row.state === 'visible' || showsHidden ? undefined : placeholders[row.state];
  return {
    _id: row.id,
    title: placeholder ?? row.title,
    content: placeholder ?? row.content,
    category: row.category,
    tags: placeholder || row.tags === '' ? [] : row.tags.split(','),
    author: authorOf(row),
    state: row.state,
    likeCount: row.like_count,
    replyCount: row.reply_count,
    bestReplyId: row.best_reply_id,
    createdAt: timeOf(row.created_at),
    editedAt: row.edited_at === null ? null : timeOf(row.edited_at),
    isLocked: row.is_locked,
    isPinned: row.is_pinned,
    photo: (placeholder ? undefined : photo?.photo) ?? null,
    thumbnail: (placeholder ? undefined : photo?.thumbnail) ?? null,
  };
}

/** The part that depends on the viewer. It does not reveal who else likes the post. */
export const ownMarksOf = (authorId: string | null, marks: MarkRow, viewerId: string): OwnMarks => ({
  likes: marks.liked ? [viewerId] : [],
  liked: marks.liked,
  isMine: authorId === viewerId,
  isMuted: marks.is_muted,
  isFollowed: marks.is_followed,
  replies: [],
});
