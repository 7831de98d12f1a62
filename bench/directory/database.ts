import { query } from '@app/verify/kit/database/query';
import { writeListings } from '@app/verify/kit/dataset/directory-rows';
import { ownDatabase } from '@app/verify/kit/database/own-database';

/** Invented listings, made on the first run and kept for the next. */
export async function prepareListings(count: number, rebuild: boolean) {
  const address = await ownDatabase(`pilahbumi_bench_directory_${count}`, rebuild);
  const counted = async () =>
    Number(await query('select count(*) from app.listing where not is_sample', address));
  if ((await counted()) !== count) {
    console.info(`making ${count} listings, once; this takes some minutes`);
    await writeListings(address, count);
  }
  return { address, listings: await counted() };
}
