import type { Post, PostCategory, PostState } from '@app/contract/community';

/** A row of the queries with the columns of post-columns.ts, the same for every viewer. */
export type PostRow = {
  id: string;
  seq: number;
  author_id: string | null;
  author_name: string | null;
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

export const authorOf = (id: string | null, name: string | null) => ({ _id: id, name: name ?? 'Anonim' });

export const timeOf = (milliseconds: number): string => new Date(milliseconds).toISOString();

type ViewerFields = 'likes' | 'liked' | 'isMine' | 'isMuted' | 'isFollowed' | 'replies';
export type PublicPost = Omit<Post, ViewerFields>;
export type OwnMarks = Pick<Post, ViewerFields>;

/** The public part of a post. Deleted or hidden posts show a placeholder, except to moderators. */
export function publicPostOf(row: PostRow, photo: string | null, showsHidden = false): PublicPost {
  const placeholder = row.state === 'visible' || showsHidden ? undefined : placeholders[row.state];
  return {
    _id: row.id,
    title: placeholder ?? row.title,
    content: placeholder ?? row.content,
    category: row.category,
    tags: placeholder || row.tags === '' ? [] : row.tags.split(','),
    author: authorOf(row.author_id, row.author_name),
    state: row.state,
    likeCount: row.like_count,
    replyCount: row.reply_count,
    bestReplyId: row.best_reply_id,
    createdAt: timeOf(row.created_at),
    editedAt: row.edited_at === null ? null : timeOf(row.edited_at),
    isLocked: row.is_locked,
    isPinned: row.is_pinned,
    photo: placeholder ? null : photo,
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
