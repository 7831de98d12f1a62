import { fileURLToPath } from 'node:url';
import { plantPlaces } from '@app/api/src/seed/plant-places.ts';
import { contentFolder } from '@app/api/src/lib/content/content-folder.ts';
import { readPlaceFile } from '@app/api/src/modules/directory/place-import/place-file.ts';
import {
  hasMobileNumber,
  namesPrivatePerson,
  withoutPersons,
} from '@app/api/src/modules/directory/place-import/private-person.ts';
import { query } from '../kit/database/query.ts';
import type { Expect, Places } from './database.ts';

/** Another version of a row has another `xmin`, so that any write shows. */
const versions = ({ address }: Places) =>
  query(
    `select md5(string_agg(version, ',' order by version)) from (
      select 'l' || id || xmin as version from app.listing
      union all select 'r' || source_id || external_key || xmin from app.source_record
      union all select 'f' || listing_id || field || xmin from app.listing_fact
      union all select 'd' || id || xmin from app.listing_duplicate
      union all select 's' || id || xmin from app.source
      union all select 'a' || id || xmin from app.audit_log
    ) as row`,
    address,
  );

/** The file itself holds nobody, not only what is shown of it. */
async function checkPersons(expect: Expect) {
  const { places } = await readPlaceFile(
    fileURLToPath(new URL('places/sipsn-2023-03.csv.gz', contentFolder())),
  );
  const persons = places.filter(
    ({ name, address }) =>
      namesPrivatePerson(name) ||
      hasMobileNumber(`${name} ${address}`) ||
      withoutPersons(address) !== address,
  );
  expect(
    persons.length === 0,
    `no row of the shipped file names a person or a number: ${persons.map(({ name }) => name).join(', ')}`,
  );
}

/** The places that come with the product, imported as on a deployment. */
export async function checkShippedFile(places: Places, expect: Expect) {
  await checkPersons(expect);
  const began = performance.now();
  console.info(await plantPlaces(places.address));
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  expect(seconds < 60, `the file is imported within a minute: ${seconds} s`);
  const before = await versions(places);
  await plantPlaces(places.address);
  expect((await versions(places)) === before, 'a second import of the same file writes no row');
  const ofSource = `from app.listing join app.source on source.id = listing.source_id
    where source.name = 'sipsn' and is_published`;
  const standings = await query(
    `select string_agg(distinct standing::text, ',') ${ofSource}`,
    places.address,
  );
  expect(standings === '160,170,180,190', `A stands before B and C, institutions are last: ${standings}`);
  return { shipped: Number(await query(`select count(*) ${ofSource}`, places.address)), seconds };
}
