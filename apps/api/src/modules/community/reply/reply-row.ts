import type { PostState, Reply } from '@app/contract/community';
import { authorOf, placeholders, timeOf } from '../post/post-row.ts';

export type ReplyRow = {
  id: string;
  seq: number;
  author_id: string | null;
  author_name: string | null;
  content: string;
  state: PostState;
  created_at: number;
  edited_at: number | null;
  like_count: number;
  liked: boolean;
  is_muted: boolean;
};

/** What was taken away shows its placeholder, save to moderators. */
export const replyOf = (row: ReplyRow, viewerId: string, isUncovered = false): Reply => ({
  _id: row.id,
  author: authorOf(row.author_id, row.author_name),
  content: row.state === 'visible' || isUncovered ? row.content : placeholders[row.state],
  state: row.state,
  likes: row.liked ? [viewerId] : [],
  likeCount: row.like_count,
  liked: row.liked,
  createdAt: timeOf(row.created_at),
  editedAt: row.edited_at === null ? null : timeOf(row.edited_at),
  isMine: row.author_id === viewerId,
  isMuted: row.is_muted,
});
