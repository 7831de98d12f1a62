import { query } from '@app/verify/kit/database/query.ts';
import { postId, writeForum } from '@app/verify/kit/dataset/forum-rows.ts';
import { ensureDatabase } from '@app/verify/kit/database/ensure-database.ts';

/** A forum of this size, created on the first run and reused later. */
export async function prepareForum(posts: number, rebuild: boolean) {
  const name = `pilahbumi_bench_forum_${posts}`;
  const address = await ensureDatabase(name, rebuild);
  const hasRow = (sql: string) => query(`select exists (${sql})`, address).then((answer) => answer === 't');
  // Created by an older version with other ids: rebuild.
  if (
    (await hasRow('select from app.post')) &&
    !(await hasRow(`select from app.post where id = '${postId(1)}'`))
  )
    await ensureDatabase(name, true);
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
