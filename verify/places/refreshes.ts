import { auditRepository } from '@app/api/src/modules/account/audit.repository.ts';
import { knownRegions } from '@app/api/src/modules/directory/regions/known-regions.ts';
import { collectorService } from '@app/api/src/modules/directory/collector.service.ts';
import { duplicateService } from '@app/api/src/modules/directory/duplicates/duplicate.service.ts';
import { suggestionOfCollector } from '@app/api/src/modules/directory/listing-fields.ts';
import { suggestionReviewService } from '@app/api/src/modules/directory/suggestion-review.service.ts';
import { suggestionService } from '@app/api/src/modules/directory/suggestion.service.ts';
import { takedownService } from '@app/api/src/modules/directory/takedown/takedown.service.ts';
import type { Expect, Places, Row } from './database.ts';

const melati: Row = {
  key: '1',
  name: 'Bank Sampah Melati',
  address: 'Jalan Satu 1',
  lat: '-7.782312',
  lon: '110.377451',
};
const melatiDuplicate: Row = { ...melati, key: '2', name: 'BS Melati Gondokusuman', lat: '-7.786312' };
const home: Row = { key: '3', name: 'Bank Sampah Kenanga', lat: '-7.788312', lon: '110.373451' };
const gone: Row = { key: '4', name: 'Bank Sampah Anggrek', lat: '-7.778312', lon: '110.383451' };
const doubled: Row = { key: '5', name: 'Bank Sampah Unit KENCANA', lat: '-7.775312', lon: '110.380451' };
const doubledAgain: Row = { ...doubled, key: '6', name: 'BS Kencana', lat: '-7.775912' };
const first = [melati, melatiDuplicate, home, gone, doubled, doubledAgain];
const renamed = (rows: readonly Row[]) =>
  rows.map((row) => ({ ...row, name: `${row.name} Baru`, address: 'Jalan Dua 2' }));

/** What people decided holds when a registry speaks again. */
export async function checkRefreshes(places: Places, expect: Expect): Promise<void> {
  const { db, editor, member, importRows, listing } = places;
  const collectors = collectorService(db, knownRegions(db));
  const parts = {
    db,
    collectors,
    audit: (transaction: typeof db, entry: Parameters<ReturnType<typeof auditRepository>['record']>[0]) =>
      auditRepository(transaction).record(entry),
  };
  const result = await importRows('refreshes', first);
  expect(result.plan.merged.length === 1, 'a row with the same name 70 m away is merged');
  expect((await listing('5')).id === (await listing('6')).id, 'and keeps the older listing');

  const duplicates = duplicateService(parts);
  const pair = (await duplicates.list(undefined)).duplicates.find(
    ({ newer }) => newer.name === 'BS Melati Gondokusuman',
  );
  expect(pair !== undefined, 'a name within another 440 m away waits for an editor');
  if (pair) await duplicates.decide(editor, pair._id, 'same');
  const melatiId = (await listing('1')).id!;
  expect((await listing('2')).id === melatiId, 'an editor merges two places into the older one');

  const takedowns = takedownService(parts);
  const homeId = (await listing('3')).id!;
  await takedowns.request(homeId, { reason: 'home', message: '', contact: 'warga@contoh.test' });
  const [request] = (await takedowns.list(undefined)).takedowns;
  await takedowns.decide(editor, request!._id, 'accept');
  expect((await listing('3')).is_published === false, 'a place that was taken down is not shown');
  expect(JSON.stringify((await listing('3')).raw) === '{}', 'and its row is emptied');

  const current = (await collectors.detail(melatiId))!;
  const proposal = {
    ...suggestionOfCollector(current),
    name: 'Bank Sampah Melati Indah',
    phone: '+62274123456',
  };
  // No suggestion here has a photo.
  const pictures = { signedAddress: async () => '' };
  const suggestion = await suggestionService(db, pictures).suggest(member, {
    collectorId: melatiId,
    listing: proposal,
    note: '',
  });
  await suggestionReviewService({ ...parts, pictures }).decide(editor, suggestion._id, {
    decision: 'accept',
    verifiedHow: null,
  });

  const again = await importRows('refreshes', first);
  expect(!again.hasWritten, 'the same file writes nothing');
  await importRows('refreshes', renamed(first.slice(0, 3)));
  const refreshed = await listing('1');
  expect(refreshed.name === 'Bank Sampah Melati Indah', "a member's name survives a refresh");
  expect(refreshed.address?.startsWith('Jalan Dua 2') === true, 'what nobody else said follows the registry');
  expect(
    (await collectors.detail(melatiId))?.phone === '+62274123456',
    "a member's phone number survives a refresh",
  );
  expect((await listing('2')).id === melatiId, 'a merge survives a refresh');
  expect((await listing('3')).is_published === false, 'a takedown survives a refresh with another name');
  await importRows('others', [{ ...home, key: 'x', name: 'BS KENANGA', lat: '-7.788912' }]);
  expect((await listing('x')).held === 'taken_down', 'a takedown holds for another registry too');
  expect((await listing('4')).maybe_closed_at === null, 'absent once is not closed');

  await importRows('refreshes', renamed(first.slice(0, 2)));
  const absent = await listing('4');
  expect(
    absent.maybe_closed_at !== null && absent.is_published === true,
    'absent twice is perhaps closed, and still there',
  );
  await importRows('refreshes', first);
  expect((await listing('4')).maybe_closed_at === null, 'named again it is open again');
  expect(
    (await duplicates.list(undefined)).duplicates.every(({ _id }) => _id !== pair?._id),
    'a decided pair does not come back',
  );
}
