import { query } from '#support/member.ts';

/** The journeys expect the samples alone: imported places would stand before them. `./scripts/demo` imports them again. */
export async function removePlaces(): Promise<void> {
  await query('delete from app.listing_fact where external_key is not null', []);
  await query('delete from app.source_record', []);
  await query('delete from app.listing where source_id is not null', []);
  await query('delete from app.source', []);
}
