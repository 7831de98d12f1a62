import type { ExportedPost, ExportedReply } from '@app/contract/community';
import type { Database } from '#api/db/database.ts';
import { exportLimit } from '#api/lib/export-limit.ts';
import { postRepository } from './post.repository.ts';
import { replyRepository } from '../reply/reply.repository.ts';

const timesOf = (row: { created_at: Date; edited_at: Date | null }) => ({
  createdAt: row.created_at.toISOString(),
  editedAt: row.edited_at?.toISOString() ?? null,
});

/** Posts and replies of a person for the account export, including hidden ones. */
export const contributionService = (db: Database) => ({
  async postsOf(authorId: string): Promise<ExportedPost[]> {
    const rows = await postRepository(db).newestOf(authorId, exportLimit);
    return rows.map(({ id, title, content, category, tags, state, ...times }) => ({
      _id: id,
      title,
      content,
      category,
      tags,
      state,
      ...timesOf(times),
    }));
  },

  async repliesOf(authorId: string): Promise<ExportedReply[]> {
    const rows = await replyRepository(db).newestOf(authorId, exportLimit);
    return rows.map(({ id, post_id, content, state, ...times }) => ({
      _id: id,
      postId: post_id,
      content,
      state,
      ...timesOf(times),
    }));
  },
});
