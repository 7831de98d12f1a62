import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import { postRepository } from '../post/post.repository.ts';
import { replyRepository } from '../reply/reply.repository.ts';
import { readTeamQuestions, type TeamQuestion } from './team-question.ts';

async function insert(db: Database, { id, post, answer, sourceHash }: TeamQuestion): Promise<void> {
  const [posts, replies] = [postRepository(db), replyRepository(db)];
  const postId = await posts.insert(null, post, null);
  const replyId = await replies.insert(postId, null, answer);
  await posts.markAnswered(postId);
  await posts.setBestReply(postId, replyId);
  await replies.addToCount(postId, 1);
  await db
    .insertInto('app.team_post')
    .values({ id, post_id: postId, reply_id: replyId, source_hash: sourceHash })
    .execute();
}

/** What a moderator has hidden stays hidden. */
async function update(db: Database, seeded: Seeded, { id, post, answer, sourceHash }: TeamQuestion) {
  await postRepository(db).update(seeded.post_id, post);
  await replyRepository(db).update(seeded.post_id, seeded.reply_id, answer);
  await db.updateTable('app.team_post').set({ source_hash: sourceHash }).where('id', '=', id).execute();
}

type Seeded = { post_id: string; reply_id: string };

/** Posts the questions and answers of the team. Changed files change their post; the others stay unchanged. */
export async function seedTeamPosts(db: Database, content: URL): Promise<void> {
  const questions = await readTeamQuestions(content);
  await db.transaction().execute(async (transaction) => {
    // A lock, because two migrations may run concurrently.
    await sql`lock table app.team_post in share row exclusive mode`.execute(transaction);
    const known = await transaction.selectFrom('app.team_post').selectAll().execute();
    // The first file is posted last, so that it stands at the top.
    for (const question of questions.toReversed()) {
      const seeded = known.find(({ id }) => id === question.id);
      if (!seeded) await insert(transaction, question);
      else if (!seeded.source_hash.equals(question.sourceHash)) await update(transaction, seeded, question);
    }
  });
}
