import { query } from '@app/verify/kit/database/query.ts';
import { writeForum } from '@app/verify/kit/dataset/forum-rows.ts';
import { ensureDatabase } from '@app/verify/kit/database/ensure-database.ts';

/** A forum of this size, created on the first run and reused later. */
export async function prepareForum(posts: number, rebuild: boolean) {
  const address = await ensureDatabase(`pilahbumi_bench_forum_${posts}`, rebuild);
  const counted = async (table: string) => Number(await query(`select count(*) from ${table}`, address));
  if ((await counted('app.post')) < posts) {
    console.info(`creating ${posts} posts; this happens once and takes some minutes`);
    await writeForum(address, posts);
  }
  return {
    address,
    posts: await counted('app.post'),
    replies: await counted('app.reply'),
    likes: await counted('app.post_like'),
  };
}
