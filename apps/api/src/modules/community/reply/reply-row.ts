import type { PostState, Reply } from '@app/contract/community';
import { authorOf, placeholders, timeOf } from '../post/post-row.ts';

export type ReplyRow = {
  id: string;
  seq: number;
  author_id: string | null;
  author_name: string | null;
  is_team: boolean;
  content: string;
  state: PostState;
  created_at: number;
  edited_at: number | null;
  like_count: number;
  liked: boolean;
  is_muted: boolean;
};

/** Deleted or hidden replies show a placeholder, except to moderators. */
export const replyOf = (row: ReplyRow, viewerId: string, showsHidden = false): Reply => ({
  _id: row.id,
  author: authorOf(row),
  content: row.state === 'visible' || showsHidden ? row.content : placeholders[row.state],
  state: row.state,
  likes: row.liked ? [viewerId] : [],
  likeCount: row.like_count,
  liked: row.liked,
  createdAt: timeOf(row.created_at),
  editedAt: row.edited_at === null ? null : timeOf(row.edited_at),
  isMine: row.author_id === viewerId,
  isMuted: row.is_muted,
});
