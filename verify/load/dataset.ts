import { join } from 'node:path';
import { query } from '../kit/database/query.ts';
import { writeListings } from '../kit/dataset/directory-rows.ts';
import { writeForum } from '../kit/dataset/forum-rows.ts';
import { ensureDatabase } from '../kit/database/ensure-database.ts';
import { runSqlFile } from '../kit/database/sql-file.ts';
import { memberCount } from './users.ts';

export type Dataset = {
  address: string;
  listings: number;
  posts: number;
  /** Numbers of the published pieces, by kind. */
  news: number[];
  innovation: number[];
};

/** Listings and posts in one database, created on the first run and reused; rows that a run writes stay in it. */
export async function prepareDataset(size: number, rebuild: boolean): Promise<Dataset> {
  const address = await ensureDatabase(`pilahbumi_load_${size}`, rebuild);
  const counted = async (from: string) => Number(await query(`select count(*) from ${from}`, address));
  if ((await counted('app.listing where not is_sample')) !== size) {
    console.info(`creating ${size} listings; a million takes some minutes`);
    await writeListings(address, size);
  }
  if ((await counted('app.post')) < size) {
    console.info(`creating ${size} posts; a million takes some minutes`);
    await writeForum(address, size);
  }
  await runSqlFile(address, join(import.meta.dirname, 'members.sql'), { members: memberCount });
  const numbers = async (kind: string) =>
    (await query(`select id from app.piece where kind = '${kind}' order by id`, address))
      .split('\n')
      .map(Number);
  return {
    address,
    listings: await counted('app.listing where not is_sample'),
    // Posts added by runs have random ids and are not used.
    posts: size,
    news: await numbers('news'),
    innovation: await numbers('innovation'),
  };
}
