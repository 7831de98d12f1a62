import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyInto } from '@app/verify/kit/database/copy-into.ts';
import { ensureDatabase } from '@app/verify/kit/database/ensure-database.ts';
import { query } from '@app/verify/kit/database/query.ts';

/** What is searched for; `rows.sql` says in how many posts. */
export const wordClasses = {
  veryCommon: 'vlumrah',
  common: 'vsering',
  medium: 'vsedang',
  rare: 'vjarang',
  absent: 'xqzjvwkq',
  prefix: 'vawal',
  /** Common in the oldest third, absent since. */
  seasonal: 'vmusim',
} as const;
export type WordClass = keyof typeof wordClasses;
export const wordClassNames = Object.keys(wordClasses) as WordClass[];

/** So many posts, created on the first run and reused later. */
export async function preparePosts(posts: number, rebuild: boolean) {
  const address = await ensureDatabase(`pilahbumi_bench_search_${posts}`, rebuild);
  const began = performance.now();
  if (Number(await query('select count(*) from app.post_stats', address)) < posts) {
    console.info(`creating ${posts} posts; this happens once and takes some minutes`);
    await copyInto(address, [
      `\\set posts ${posts}\n`,
      readFileSync(join(import.meta.dirname, 'rows.sql'), 'utf8'),
    ]);
  }
  return { address, loadSeconds: Math.round((performance.now() - began) / 1000) };
}
