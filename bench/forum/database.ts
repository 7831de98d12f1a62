import { query } from '@app/verify/kit/database/query';
import { postId, writeForum } from '@app/verify/kit/dataset/forum-rows';
import { ownDatabase } from '@app/verify/kit/database/own-database';

/** A forum of this size, made on the first run and kept for the next. */
export async function prepareForum(posts: number, rebuild: boolean) {
  const name = `pilahbumi_bench_forum_${posts}`;
  const address = await ownDatabase(name, rebuild);
  const isThere = (sql: string) => query(`select exists (${sql})`, address).then((answer) => answer === 't');
  // Made when ids were made in another way.
  if (
    (await isThere('select from app.post')) &&
    !(await isThere(`select from app.post where id = '${postId(1)}'`))
  )
    await ownDatabase(name, true);
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
