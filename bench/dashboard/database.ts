import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { query } from '@app/verify/kit/database/query.ts';
import { copyInto } from '@app/verify/kit/database/copy-into.ts';
import { ensureDatabase } from '@app/verify/kit/database/ensure-database.ts';

export const benchedMember = `profile_id = md5('person 0')::uuid`;

/** One member with this many scans, up to this week; created on the first run and reused for some days. */
export async function prepareScans(count: number, rebuild: boolean) {
  const address = await ensureDatabase(`pilahbumi_bench_dashboard_${count}`, rebuild);
  const counted = async (condition: string) =>
    Number(await query(`select count(*) from app.scan where ${benchedMember} and ${condition}`, address));
  const isRecent = (await counted(`created_at > now() - interval '3 days'`)) > 0;
  if (!isRecent || (await counted('true')) !== count) {
    console.info(`creating ${count} scans`);
    const rows = readFileSync(join(import.meta.dirname, 'rows.sql'), 'utf8');
    await copyInto(address, [`\\set scans ${count}\n`, rows]);
  }
  // As autovacuum does in production: index-only scans need an up-to-date visibility map.
  await query('vacuum app.scan', address);
  return { address, scans: await counted('true') };
}
