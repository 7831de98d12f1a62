import { query } from './auth-database.ts';
import { writeForum } from './forum-rows.ts';
import { ownDatabase } from './own-database.ts';

/** A forum of this size, made on the first run and kept for the next. */
export async function prepareForum(posts: number, rebuild: boolean) {
  const address = await ownDatabase(`pilahbumi_bench_forum_${posts}`, rebuild);
  const counted = async (table: string) => Number(await query(`select count(*) from ${table}`, address));
  if ((await counted('app.post')) < posts) {
    console.info(`making ${posts} posts, once; this takes some minutes`);
    await writeForum(address, posts);
  }
  return {
    address,
    posts: await counted('app.post'),
    replies: await counted('app.reply'),
    likes: await counted('app.post_like'),
  };
}
