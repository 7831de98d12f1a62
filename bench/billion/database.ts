import { statfs } from 'node:fs/promises';
import { withAdminConnection } from '@app/api/test/databases.ts';
import { root } from '@app/services/src/local-env.ts';
import { ensureDatabase } from '@app/verify/kit/database/ensure-database.ts';
import { query } from '@app/verify/kit/database/query.ts';
import { writeForum } from '@app/verify/kit/dataset/forum-rows.ts';
import { writeScans } from '@app/verify/kit/dataset/scan-rows.ts';

/** For each post five replies and ten likes (forum-rows.ts), and ten scans: a hundred for each of a tenth as many people. */
const scansEach = 100;
const peopleOf = (posts: number) => Math.ceil(posts / 10);
/** For the log, sorting of indexes and whatever else the machine does meanwhile. */
const reservedBytes = 9e9;

const nameOf = (posts: number) => `pilahbumi_bench_billion_${posts}`;

export type Loaded = Awaited<ReturnType<typeof load>>;

/** All tables of a region with this many posts. */
export async function load(posts: number) {
  const address = await ensureDatabase(nameOf(posts), true);
  const began = performance.now();
  // The forum is written by one connection most of the time.
  await Promise.all([writeForum(address, posts), writeScans(address, peopleOf(posts), scansEach)]);
  const seconds = (performance.now() - began) / 1000;
  const count = async (table: string) => Number(await query(`select count(*) from ${table}`, address));
  return {
    address,
    seconds: Math.round(seconds),
    bytes: Number(await query('select pg_database_size(current_database())', address)),
    rows: {
      scans: await count('app.scan'),
      posts: await count('app.post'),
      replies: await count('app.reply'),
      likes: await count('app.post_like'),
    },
  };
}

export const drop = (posts: number) =>
  withAdminConnection((admin) => admin.query(`drop database if exists ${nameOf(posts)} with (force)`));

/** How many posts, with all that belongs to them, the disk has room for, at the size of those that are loaded. */
export async function postsThatFit({ bytes, rows }: Loaded): Promise<number> {
  const { bavail, bsize } = await statfs(root);
  const fitting = (bavail * bsize - reservedBytes) / (bytes / rows.posts);
  return Math.floor(fitting / 100_000) * 100_000;
}
