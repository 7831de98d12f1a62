import type { ExportedPost, ExportedReply } from '@app/contract/community';
import type { Database } from '#api/db/database.ts';
import { type Batches, inBatches, mapBatches } from '#api/lib/export/batches.ts';
import { postRepository } from './post.repository.ts';
import { replyRepository } from '../reply/reply.repository.ts';

/** Texts are long: so many of them are at most some megabytes. */
const batchSize = 100;

const timesOf = (row: { created_at: Date; edited_at: Date | null }) => ({
  createdAt: row.created_at.toISOString(),
  editedAt: row.edited_at?.toISOString() ?? null,
});

/** Posts and replies of a person for the account export, including hidden ones. */
export const contributionService = (db: Database) => ({
  postsOf: (authorId: string): Batches<ExportedPost> =>
    mapBatches(
      inBatches(
        (last: { seq: string } | undefined, limit) => postRepository(db).newestOf(authorId, limit, last?.seq),
        batchSize,
      ),
      ({ id, title, content, category, tags, state, ...times }) => ({
        _id: id,
        title,
        content,
        category,
        tags,
        state,
        ...timesOf(times),
      }),
    ),

  repliesOf: (authorId: string): Batches<ExportedReply> =>
    mapBatches(
      inBatches(
        (last: { seq: string } | undefined, limit) =>
          replyRepository(db).newestOf(authorId, limit, last?.seq),
        batchSize,
      ),
      ({ id, post_id, content, state, ...times }) => ({
        _id: id,
        postId: post_id,
        content,
        state,
        ...timesOf(times),
      }),
    ),
});
