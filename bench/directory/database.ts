import { query } from '@app/verify/kit/database/query.ts';
import { writeListings } from '@app/verify/kit/dataset/directory-rows.ts';
import { ensureDatabase } from '@app/verify/kit/database/ensure-database.ts';

/** Generated listings, created on the first run and reused later. */
export async function prepareListings(count: number, rebuild: boolean) {
  const address = await ensureDatabase(`pilahbumi_bench_directory_${count}`, rebuild);
  const counted = async () =>
    Number(await query('select count(*) from app.listing where not is_sample', address));
  if ((await counted()) !== count) {
    console.info(`creating ${count} listings; this happens once and takes some minutes`);
    await writeListings(address, count);
  }
  return { address, listings: await counted() };
}
