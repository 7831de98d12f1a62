import { inventListings } from '@app/api/test/invented-listings.ts';
import { columnsOf, type WrittenListing } from '@app/api/src/modules/directory/listing-writer.repository.ts';
import { copyInto } from '../database/copy-into.ts';
import { fixedId } from '../database/fixed-id.ts';

type Value = string | number | boolean | null | string[];

/** One value in the text form of COPY. */
function copyText(value: Value): string {
  if (value === null) return '\\N';
  if (Array.isArray(value)) return `{${value.map((one) => `"${one}"`).join(',')}}`;
  return String(value);
}
const copyLine = (values: Value[]) => `${values.map(copyText).join('\t')}\n`;

const listingOf = (id: string, listing: WrittenListing) => ({
  id,
  ...columnsOf(listing),
  rating: listing.rating ?? null,
});

function* pricesOf(id: string, { province, prices }: WrittenListing) {
  for (const price of prices) {
    const { wasteType, condition, amount, unit, minimum, observedOn, source } = price;
    yield copyLine([id, province, wasteType, condition, amount, unit, minimum, observedOn, source]);
  }
}

/** The same for both tables and in every run. */
export const listingId = (number: number) => fixedId(`listing ${number}`);

function* statements(count: number): Generator<string> {
  const columns = Object.keys(listingOf('', [...inventListings(1)][0]!));
  // Indexes come last and foreign keys are off: minutes instead of half an hour. The trigger that counts map cells stays on.
  yield `
    set synchronous_commit = off;
    set maintenance_work_mem = '1GB';
    begin;
    delete from app.listing;
    create temporary table postponed as
      select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as statement
      from pg_index
      where indrelid in ('app.listing'::regclass, 'app.listing_price'::regclass) and not indisunique;
    select format('drop index %s', name) from postponed \\gexec
    copy app.listing (${columns.join(', ')}) from stdin;
`;
  let n = 0;
  for (const listing of inventListings(count))
    yield copyLine(Object.values(listingOf(listingId(n++), listing)));
  yield `\\.
    set session_replication_role = replica;
    copy app.listing_price (listing_id, province, waste_type, condition, amount, unit, minimum, observed_on, source)
      from stdin;
`;
  n = 0;
  for (const listing of inventListings(count)) yield* pricesOf(listingId(n++), listing);
  yield `\\.
    select statement from postponed \\gexec
    commit;
    vacuum (analyze) app.listing;
    vacuum (analyze) app.listing_price;
    vacuum (analyze) app.listing_cell;
`;
}

/** Generated listings with prices, written as the product writes them. */
export const writeListings = (address: string, count: number): Promise<void> =>
  copyInto(address, statements(count));
