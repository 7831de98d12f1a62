import type { Post, PostCategory, PostState } from '@app/contract/community';

/** What the statements of post-columns.ts answer, the same for everybody. */
export type PostRow = {
  id: string;
  seq: number;
  author_id: string | null;
  author_name: string | null;
  title: string;
  content: string;
  category: PostCategory;
  /** With commas between them: no tag has one. */
  tags: string;
  state: PostState;
  is_locked: boolean;
  is_pinned: boolean;
  best_reply_id: string | null;
  photo_key: string | null;
  /** Milliseconds: reading a date takes longer than all the rest of a row. */
  created_at: number;
  edited_at: number | null;
  like_count: number;
  reply_count: number;
};

/** And what one person has to do with it. */
export type MarkRow = { liked: boolean; is_followed: boolean; is_muted: boolean };

export const placeholders = { deleted: '[dihapus]', hidden: '[disembunyikan moderator]' } as const;

export const authorOf = (id: string | null, name: string | null) => ({ _id: id, name: name ?? 'Anonim' });

export const timeOf = (milliseconds: number): string => new Date(milliseconds).toISOString();

type OwnParts = 'likes' | 'liked' | 'isMine' | 'isMuted' | 'isFollowed' | 'replies';
export type PublicPost = Omit<Post, OwnParts>;
export type OwnMarks = Pick<Post, OwnParts>;

/** What everybody sees of it. What was taken away shows its placeholder, save to moderators. */
export function publicPostOf(row: PostRow, photo: string | null, isUncovered = false): PublicPost {
  const cover = row.state === 'visible' || isUncovered ? undefined : placeholders[row.state];
  return {
    _id: row.id,
    title: cover ?? row.title,
    content: cover ?? row.content,
    category: row.category,
    tags: cover || row.tags === '' ? [] : row.tags.split(','),
    author: authorOf(row.author_id, row.author_name),
    state: row.state,
    likeCount: row.like_count,
    replyCount: row.reply_count,
    bestReplyId: row.best_reply_id,
    createdAt: timeOf(row.created_at),
    editedAt: row.edited_at === null ? null : timeOf(row.edited_at),
    isLocked: row.is_locked,
    isPinned: row.is_pinned,
    photo: cover ? null : photo,
  };
}

/** What is the viewer's alone. Of those who like it, nobody learns of another. */
export const ownMarksOf = (authorId: string | null, marks: MarkRow, viewerId: string): OwnMarks => ({
  likes: marks.liked ? [viewerId] : [],
  liked: marks.liked,
  isMine: authorId === viewerId,
  isMuted: marks.is_muted,
  isFollowed: marks.is_followed,
  replies: [],
});
