import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { query } from '@app/verify/kit/database/query';
import { copyInto } from '@app/verify/kit/database/copy-into';
import { ownDatabase } from '@app/verify/kit/database/own-database';

/** One member with so many scans, up to this week; made on the first run and kept for some days. */
export async function prepareScans(count: number, rebuild: boolean) {
  const address = await ownDatabase(`pilahbumi_bench_dashboard_${count}`, rebuild);
  const member = `profile_id = md5('person 0')::uuid`;
  const counted = async (condition: string) =>
    Number(await query(`select count(*) from app.scan where ${member} and ${condition}`, address));
  const isRecent = (await counted(`created_at > now() - interval '3 days'`)) > 0;
  if (!isRecent || (await counted('true')) !== count) {
    console.info(`making ${count} scans, once in some days`);
    const rows = readFileSync(join(import.meta.dirname, 'rows.sql'), 'utf8');
    await copyInto(address, [`\\set scans ${count}\n`, rows]);
  }
  // As in life, where it is done now and then: an index alone answers for rows that all can see.
  await query('vacuum app.scan', address);
  return { address, scans: await counted('true') };
}
