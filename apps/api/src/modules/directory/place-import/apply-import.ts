import type { Database } from '#api/db/database.ts';
import type { WrittenListing } from '../listing-writer.repository.ts';
import { listingBulkRepository, type RegistryColumns } from '../listing-bulk.repository.ts';
import type { FactField } from '../listing-fields.ts';
import { importWriteRepository, type SourceFacts, type WrittenRecord } from './import-write.repository.ts';
import type { ImportPlan, Planned, PlannedPlace } from './plan-import.ts';
import type { UnderstoodPlace } from './understand-places.ts';

/** The fields that registries say. */
const registryFields: readonly FactField[] = ['name', 'kind', 'region', 'address', 'location'];

const cityOf = (regency: string) => regency.replace('Administrasi ', '');

/** Without phone, hours, prices and category: a registry does not know them, and nothing is guessed. */
const listingOf = ({
  place,
  name,
  address,
  regency,
  district,
  latitude,
  longitude,
}: UnderstoodPlace): WrittenListing => ({
  name,
  kind: place.kind!,
  category: null,
  province: regency!.province,
  city: cityOf(regency!.name),
  regionCode: district?.code ?? regency!.code,
  address: address || cityOf(regency!.name),
  latitude,
  longitude,
  phone: null,
  hours: [],
  pickupService: false,
  prices: [],
});

const registryOf = ({ place }: UnderstoodPlace, sourceId: number): RegistryColumns => ({
  source_id: sourceId,
  tier: place.tier,
  is_institution: place.isInstitution,
  last_report_year: place.lastReportYear,
});

const recordOf = ({ place, hash }: Planned, listingId: string | null): WrittenRecord => ({
  external_key: place.place.key,
  // Of a place that was taken down nothing is kept.
  raw: place.held === 'taken_down' ? {} : place.place.raw,
  hash,
  village: place.held === 'taken_down' ? '' : place.village,
  listing_id: listingId,
  held: place.held,
});

/** Writes a plan. Run it in the transaction in which the plan was made. */
export async function applyImport(db: Database, plan: ImportPlan, source: SourceFacts, isNewFile: boolean) {
  const write = importWriteRepository(db);
  const listings = listingBulkRepository(db);
  const { added, changed, merged, held, same, undecided } = plan;
  const sourceId = await write.saveSource(source);
  await listings.insert(
    added.map(({ place, listingId }) => ({
      id: listingId,
      listing: listingOf(place),
      registry: registryOf(place, sourceId),
    })),
  );
  await write.saveRecords(sourceId, source.refresh, [
    ...[...added, ...changed, ...merged].map((one) => recordOf(one, one.listingId)),
    // A listing that was shown stays as it was while the registry's new word about it is held.
    ...held.map((one) => recordOf(one, one.known?.listing_id ?? null)),
  ]);
  await updateChanged(db, changed, sourceId);
  await write.saveFacts(
    sourceId,
    [...added, ...changed, ...merged].map(({ listingId, place }) => ({
      listing_id: listingId,
      external_key: place.place.key,
      fields: registryFields,
    })),
  );
  await write.saveDuplicates(
    undecided.map(({ older, newer, metres }) => ({ older_id: older, newer_id: newer, metres })),
  );
  if (isNewFile) {
    const present = [...added, ...changed, ...merged, ...held, ...same].map(({ place }) => place.place.key);
    await write.countAbsences(sourceId, source.refresh, present);
  }
  const counts = Object.entries({ added, changed, merged, held, undecided });
  await write.audit(sourceId, Object.fromEntries(counts.map(([name, list]) => [name, String(list.length)])));
}

/** Only the fields that are still this record's word. */
async function updateChanged(
  db: Database,
  changed: readonly PlannedPlace[],
  sourceId: number,
): Promise<void> {
  if (changed.length === 0) return;
  const listings = listingBulkRepository(db);
  const stored = await listings.stored(changed.map(({ listingId }) => listingId));
  const others = await importWriteRepository(db).spokenByOthers(
    sourceId,
    changed.map(({ listingId, place }) => ({ listing_id: listingId, external_key: place.place.key })),
  );
  const updates = new Map<string, Parameters<typeof listings.update>[0][number]>();
  for (const { listingId, place } of changed) {
    const current = stored.get(listingId);
    if (!current) continue;
    // Several rows of a registry may be one listing: each changes what it said itself.
    const { listing, registry: earlier } = updates.get(listingId) ?? {
      listing: current.listing,
      registry: null,
    };
    const isOurs = (field: FactField) => !others.has(`${place.place.key} ${field}`);
    const next = listingOf(place);
    const registry = registryOf(place, sourceId);
    updates.set(listingId, {
      id: listingId,
      wasteTypes: current.wasteTypes,
      listing: {
        ...listing,
        ...(isOurs('name') && { name: next.name }),
        ...(isOurs('kind') && { kind: next.kind }),
        ...(isOurs('region') && { province: next.province, city: next.city, regionCode: next.regionCode }),
        ...(isOurs('address') && { address: next.address }),
        ...(isOurs('location') && { latitude: next.latitude, longitude: next.longitude }),
      },
      registry: current.sourceId === sourceId && isOurs('region') ? registry : earlier,
    });
  }
  await listings.update([...updates.values()]);
}
