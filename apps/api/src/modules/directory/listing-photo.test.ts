import { randomUUID } from 'node:crypto';
import { showCollector } from '@app/contract/directory';
import { uploadListingPhoto } from '@app/contract/directory-photo';
import { listMySuggestions, suggestListing } from '@app/contract/directory-suggestion';
import { requestTakedown } from '@app/contract/directory-takedown';
import { decideSuggestion, listReviewSuggestions } from '@app/contract/review';
import { decideTakedown, listTakedowns } from '@app/contract/review-places';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '#test/call.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { removeListings, writeListing } from '#test/listings.ts';
import { phonePhoto } from '#test/photos.ts';
import { relaxedEnv } from '#test/scanning.ts';
import { staff } from '#test/staff.ts';
import { sweptPhotos } from '#test/swept-photos.ts';
import { form } from '#test/upload.ts';
import { suggestionOfCollector } from './listing-fields.ts';

let api: TestApi;
type Person = Awaited<ReturnType<TestApi['signIn']>>;
let editor: Person;
beforeAll(async () => {
  api = await startTestApi(relaxedEnv, { classifier: true });
  await removeListings(api);
  editor = await staff(api, 'editor');
});
afterAll(() => api.stop());

async function upload(person: Person | null, bytes?: Buffer) {
  const { headers, payload } = form(bytes ?? (await phonePhoto()));
  return api.app.inject({
    method: uploadListingPhoto.method,
    url: uploadListingPhoto.path,
    headers: { ...headers, ...person?.headers },
    payload,
  });
}
const pictureOf = async (person: Person): Promise<string> => (await upload(person)).json().pictureId;
const place = async (id: string) =>
  (await call(api, showCollector, { path: `/collectors/${id}` })).json().collector;
async function suggest(person: Person, collectorId: string, pictureId: string | null) {
  const body = { collectorId, listing: suggestionOfCollector(await place(collectorId)), note: '', pictureId };
  return call(api, suggestListing, { headers: person.headers, body });
}
const decide = (id: string, body: object) =>
  call(api, decideSuggestion, { path: `/review/listings/${id}`, headers: editor.headers, body });
const accept = { decision: 'accept', verifiedHow: null };
const shown = (address: string) => api.app.inject({ url: address.replace(/^\/api/, '') });
const photoKey = async (id: string) =>
  (await api.db.selectFrom('app.picture').select('photo_key').where('id', '=', id).executeTakeFirst())
    ?.photo_key;

/** A place with a suggested photo. */
async function suggested(person: Person, collectorId?: string) {
  const id = collectorId ?? (await writeListing(api, { name: `Lapak ${randomUUID()}` }));
  const pictureId = await pictureOf(person);
  const response = await suggest(person, id, pictureId);
  expect(response.statusCode).toBe(200);
  return { id, pictureId, suggestionId: response.json().suggestion._id as string };
}
async function accepted(person: Person) {
  const made = await suggested(person);
  expect((await decide(made.suggestionId, accept)).statusCode).toBe(200);
  return { ...made, address: (await place(made.id)).photo as string };
}
describe('a photo of the front', () => {
  test('waits for an editor, who sees it as its author does, and nobody else', async () => {
    const sari = await api.signIn();
    const { id, pictureId, suggestionId } = await suggested(sari);
    expect((await place(id)).photo).toBeNull();
    expect((await shown(`/api/collectors/photos/${pictureId}`)).statusCode).toBe(404);
    const mine = (await call(api, listMySuggestions, { headers: sari.headers })).json().suggestions;
    const queue = (await call(api, listReviewSuggestions, { headers: editor.headers })).json().suggestions;
    const reviewed = queue.find(({ _id }: { _id: string }) => _id === suggestionId);
    for (const { photo } of [mine[0], reviewed]) expect((await fetch(photo)).status).toBe(200);
    expect((await call(api, listReviewSuggestions, { headers: sari.headers })).statusCode).toBe(404);
  });

  test('is shown when an editor accepts it, upright and without what the camera wrote', async () => {
    const { address } = await accepted(await api.signIn());
    const response = await shown(address);
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(response.headers['cache-control']).toBe('public, max-age=3600');
    const { width, height, exif } = await sharp(response.rawPayload).metadata();
    expect([width, height, exif]).toEqual([600, 800, undefined]);
    expect((await shown(`${address}?size=kecil`)).statusCode).toBe(200);
  });

  test('replaces the one before, whose file goes', async () => {
    const first = await accepted(await api.signIn());
    const key = (await photoKey(first.pictureId))!;
    const second = await suggested(await api.signIn(), first.id);
    await decide(second.suggestionId, accept);
    expect((await place(first.id)).photo).toBe(`/api/collectors/photos/${second.pictureId}`);
    expect((await shown(first.address)).statusCode).toBe(404);
    expect(await sweptPhotos(api, [key])).toEqual([]);
  });

  test('goes when it is rejected, also alone', async () => {
    const [whole, alone] = [await suggested(await api.signIn()), await suggested(await api.signIn())];
    const keys = [(await photoKey(whole.pictureId))!, (await photoKey(alone.pictureId))!];
    await decide(whole.suggestionId, { decision: 'reject', reason: 'Ada wajah orang.' });
    await decide(alone.suggestionId, { ...accept, withPhoto: false });
    expect((await place(alone.id)).photo).toBeNull();
    expect(await sweptPhotos(api, keys)).toEqual([]);
  });

  test('goes with its author while it waits, and stays once it is shown', async () => {
    const sari = await api.signIn();
    const kept = await accepted(sari);
    const waiting = await suggested(sari);
    await api.db.deleteFrom('auth.users').where('id', '=', sari.id).execute();
    expect(await photoKey(waiting.pictureId)).toBeUndefined();
    expect((await shown(kept.address)).statusCode).toBe(200);
  });

  test('goes when a version without photos decided on its suggestion', async () => {
    const { pictureId, suggestionId } = await suggested(await api.signIn());
    const key = (await photoKey(pictureId))!;
    await api.db
      .updateTable('app.listing_suggestion')
      .set({ state: 'accepted', decided_at: new Date() })
      .where('id', '=', suggestionId)
      .execute();
    expect(await sweptPhotos(api, [key])).toEqual([]);
  });
});

describe('a photo is refused', () => {
  test('from a visitor, and when it is no photo', async () => {
    const visitor = await upload(null);
    expect([visitor.statusCode, visitor.json().code]).toEqual([401, 'not_signed_in']);
    const text = await upload(await api.signIn(), Buffer.from('%PDF-1.7 halo'));
    expect([text.statusCode, Object.keys(text.json().fields)]).toEqual([415, ['image']]);
  });

  test('when it is not theirs, used already, or never was', async () => {
    const sari = await api.signIn();
    const { id, pictureId } = await suggested(sari);
    const theirs = await pictureOf(await api.signIn());
    for (const wrong of [pictureId, theirs, randomUUID()]) {
      const response = await suggest(sari, id, wrong);
      expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([409, ['pictureId']]);
    }
    const malformed = await suggest(sari, id, 'bukan-id');
    expect([malformed.statusCode, Object.keys(malformed.json().fields)]).toEqual([400, ['pictureId']]);
  });
});

describe('a request to take down', () => {
  const request = async (id: string) => {
    await call(api, requestTakedown, {
      path: `/collectors/${id}/takedown-requests`,
      body: { reason: 'home', message: 'Wajah saya ada di foto.', contact: 'sari@contoh.id' },
    });
    const { takedowns } = (await call(api, listTakedowns, { headers: editor.headers })).json();
    return takedowns.find(({ collector }: { collector: { id: string } }) => collector.id === id)
      ._id as string;
  };
  const decideOn = (id: string, decision: string) =>
    call(api, decideTakedown, {
      path: `/review/takedowns/${id}`,
      headers: editor.headers,
      body: { decision },
    });

  test('may end with the photo alone: the place stays', async () => {
    const { id, address } = await accepted(await api.signIn());
    expect((await decideOn(await request(id), 'photo')).statusCode).toBe(200);
    expect((await place(id)).photo).toBeNull();
    expect((await shown(address)).statusCode).toBe(404);
  });

  test('takes the photo of the place with it', async () => {
    const { id, pictureId, address } = await accepted(await api.signIn());
    await decideOn(await request(id), 'accept');
    expect((await shown(address)).statusCode).toBe(404);
    expect(await photoKey(pictureId)).toBeUndefined();
  });
});
