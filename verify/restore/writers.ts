import { createPool } from '@app/api/src/db/database.ts';
import { seeded } from '@app/api/test/random.ts';
import { userId, postId } from '../kit/dataset/forum-rows.ts';
import { people } from './fill.ts';

/** An acknowledged write and its time. */
export type Acknowledged = { content: string; at: number };

/** Writers that insert replies as fast as possible. */
export function startWriters(address: string, options: { count: number; posts: number; seed: number }) {
  const acknowledged: Acknowledged[] = [];
  const pool = createPool(address, options.count);
  const end = new AbortController();

  async function reply(content: string, random: ReturnType<typeof seeded>): Promise<void> {
    const client = await pool.connect();
    try {
      const post = postId(1 + random.below(options.posts));
      const author = userId(1 + random.below(people));
      await client.query('begin');
      await client.query('insert into app.reply (post_id, author_id, content) values ($1, $2, $3)', [
        post,
        author,
        content,
      ]);
      await client.query(
        'update app.post_stats set reply_count = reply_count + 1, last_reply_at = now() where post_id = $1',
        [post],
      );
      await client.query('commit');
      acknowledged.push({ content, at: performance.now() });
      client.release();
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  async function write(writer: number): Promise<void> {
    const random = seeded(options.seed + writer);
    for (let turn = 0; !end.signal.aborted; turn += 1)
      await reply(`drill ${options.seed} ${writer} ${turn}`, random);
  }

  const running = Promise.allSettled(Array.from({ length: options.count }, (_, writer) => write(writer)));
  return {
    acknowledged,
    /** Waits for the current writes; a writer whose server is gone has already stopped. */
    async stop() {
      end.abort();
      await running;
      await pool.end();
    },
  };
}
