import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { originals, polyglot } from '#test/bad-photos.ts';
import { education, news, type Person } from '#test/education.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { cmykJpeg, jpeg, jpegOf, phonePhoto, webp } from '#test/photos.ts';
import { freePort } from '../../../../../services/src/free-port.ts';
import { seeded } from '#test/random.ts';
import { relaxedEnv } from '#test/scanning.ts';
import { staff } from '#test/staff.ts';
import { storedNames, storedObject } from '#test/stored-objects.ts';
import { sweptPhotos } from '#test/swept-photos.ts';
import { form } from '#test/upload.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(relaxedEnv, { classifier: true });
});
afterAll(() => api.stop());

const { decide, photoKey, picture, sendPicture, submit, withdraw } = education(() => api);
const show = (id: string, query = '', headers: Record<string, string> = {}) =>
  api.app.inject({ url: `/education/pictures/${id}${query}`, headers });
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const age = (id: string, days: number) =>
  api.db
    .updateTable('app.picture')
    .set({ created_at: daysAgo(days) })
    .where('id', '=', id)
    .execute();

/** A picture of a published piece. */
async function published(person: Person) {
  const { pictureId } = await picture(person);
  const { submission } = (await submit(person, { ...news, pictureId })).json();
  const response = await decide(await staff(api, 'editor'), submission._id, {
    decision: 'accept',
    piece: null,
  });
  expect(response.statusCode).toBe(200);
  return pictureId;
}

describe('a picture', () => {
  test('is kept in two sizes, upright, under a name that says nothing, and shown to its owner', async () => {
    const sari = await api.signIn();
    const { pictureId, picture: address } = await picture(sari);
    const key = await photoKey(pictureId);
    expect(key).toMatch(/^picture\/[\w-]{32}$/);
    expect(await storedNames(key)).toEqual([`${key}.jpg`, `${key}.small.jpg`]);
    const seen = await fetch(address);
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(Number(new URL(address).searchParams.get('X-Amz-Expires'))).toBe(600);
    const { width, height } = await sharp(Buffer.from(await seen.arrayBuffer())).metadata();
    // The phone lay on its side: 800 × 600 became upright.
    expect([width, height]).toEqual([600, 800]);
  });

  test.each([
    ['JPEG', () => jpeg(2400, 1600)],
    ['WebP', () => webp(2400, 1600)],
    ['print', () => cmykJpeg(2400, 1600)],
  ])('is as large as a page and a card need it: %s', async (_kind, make) => {
    const response = await sendPicture(await api.signIn(), await make());
    const key = await photoKey(response.json().pictureId);
    const sizes = [`${key}.jpg`, `${key}.small.jpg`].map(async (name) => {
      const { width, height, format } = await sharp(await storedObject(name)).metadata();
      return [width, height, format];
    });
    expect(await Promise.all(sizes)).toEqual([
      [1200, 800, 'jpeg'],
      [480, 320, 'jpeg'],
    ]);
  });

  test('is kept without anything that the camera wrote into the file', async () => {
    expect((await phonePhoto()).includes('Rahasia 7')).toBe(true);
    const { pictureId } = await picture(await api.signIn());
    const key = await photoKey(pictureId);
    for (const name of [`${key}.jpg`, `${key}.small.jpg`]) {
      const stored = await storedObject(name);
      const { exif, xmp, icc, iptc, orientation } = await sharp(stored).metadata();
      expect({ exif, xmp, icc, iptc, orientation }).toEqual({});
      for (const trace of ['Rahasia', 'dapur', 'Exif', 'GPS', 'http://ns.adobe.com']) {
        expect(stored.includes(trace)).toBe(false);
      }
    }
  });

  test('is refused when it is something else too, and nothing is kept', async () => {
    const [random, all] = [seeded(8), await originals()];
    const sari = await api.signIn();
    for (let turn = 0; turn < 20; turn += 1) {
      const response = await sendPicture(sari, polyglot(random, all));
      expect([response.statusCode, response.json().code]).toEqual([415, 'photo_type']);
    }
    const kept = api.db.selectFrom('app.picture').select('id').where('owner_id', '=', sari.id);
    expect(await kept.execute()).toEqual([]);
  });

  test.each([
    ['no picture', 415, 'photo_type', async () => Buffer.from('%PDF-1.7 halo')],
    ['too many bytes', 413, 'photo_too_large', () => jpegOf(5_242_881)],
    ['half a picture', 422, 'photo_unreadable', async () => (await jpeg(1600, 1200)).subarray(0, 9000)],
    ['nothing', 422, 'photo_unreadable', async () => Buffer.alloc(0)],
  ])('is refused with a sentence beside its field: %s', async (_what, status, code, make) => {
    const response = await sendPicture(await api.signIn(), await make());
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
    expect(Object.keys(response.json().fields)).toEqual(['image']);
  });

  test('is for members, and a visitor is refused before the picture is read', async () => {
    const response = await sendPicture(null, await jpegOf(5_242_881));
    expect([response.statusCode, response.json().code]).toEqual([401, 'not_signed_in']);
  });

  test('in a field of another name is missing', async () => {
    const { headers } = await api.signIn();
    const other = form(await jpeg(), { field: 'foto' });
    const response = await api.app.inject({
      method: 'POST',
      url: '/education/pictures',
      payload: other.payload,
      headers: { ...other.headers, ...headers },
    });
    expect([response.statusCode, response.json().code]).toEqual([400, 'photo_missing']);
  });

  test('that the store does not take is told, and does not count', async () => {
    const { app } = await api.startInstance({ S3_ENDPOINT: `http://127.0.0.1:${await freePort()}` });
    const sari = await api.signIn();
    const response = await sendPicture(sari, await jpeg(), { app });
    expect([response.statusCode, response.json().code]).toEqual([503, 'unavailable']);
    const left = api.db.selectFrom('app.picture').select('id').where('owner_id', '=', sari.id);
    expect(await left.execute()).toEqual([]);
  });
});

test('thirty pictures a day, also when the last ones come at once', async () => {
  const eager = await api.signIn();
  const earlier = Array.from({ length: 28 }, () => ({
    owner_id: eager.id,
    photo_key: `picture/${randomUUID()}`,
    created_at: daysAgo(0.5),
  }));
  await api.db.insertInto('app.picture').values(earlier).execute();
  const bytes = await jpeg(60, 40);
  const responses = await Promise.all(Array.from({ length: 12 }, () => sendPicture(eager, bytes)));
  const refused = responses.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(10);
  expect(refused[0]?.json().code).toBe('pictures_spent');
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(40_000);
  await api.db.deleteFrom('app.picture').where('owner_id', '=', eager.id).execute();
});

describe('whoever asks for a picture', () => {
  test('gets none before its piece is published, its owner and editors neither', async () => {
    const sari = await api.signIn();
    const { pictureId } = await picture(sari);
    await submit(sari, { ...news, pictureId });
    for (const { headers } of [{ headers: {} }, sari, await staff(api, 'editor')]) {
      const response = await show(pictureId, '', headers);
      expect([response.statusCode, response.headers['cache-control']]).toEqual([404, 'no-store']);
    }
    expect((await show(randomUUID())).statusCode).toBe(404);
    const wrong = await show('bukan-id');
    expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([400, ['pictureId']]);
    expect(Object.keys((await show(pictureId, '?size=besar')).json().fields)).toEqual(['size']);
  });

  test('gets it then in both sizes, to keep for long', async () => {
    const id = await published(await api.signIn());
    const [large, small] = [await show(id), await show(id, '?size=kecil')];
    for (const response of [large, small]) {
      expect(response.statusCode).toBe(200);
      expect(response.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'public, max-age=2592000, immutable',
        'x-content-type-options': 'nosniff',
        'content-length': String(response.rawPayload.length),
      });
    }
    const sizes = [large, small].map(async ({ rawPayload }) => (await sharp(rawPayload).metadata()).height);
    expect(await Promise.all(sizes)).toEqual([800, 480]);
    const again = await show(id, '', { 'if-none-match': String(large.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await show(id, '?size=kecil', { 'if-none-match': String(large.headers.etag) })).statusCode).toBe(
      200,
    );
  });

  test('is told when the store has lost it', async () => {
    const id = await published(await api.signIn());
    const key = await photoKey(id);
    await api.deps.objects.remove([`${key}.jpg`, `${key}.small.jpg`]);
    expect((await show(id)).statusCode).toBe(404);
  });
});

describe('the worker', () => {
  test('removes a picture that nobody used within a day, and leaves the others', async () => {
    const sari = await api.signIn();
    const [old, fresh, used, withdrawn] = [
      await picture(sari),
      await picture(sari),
      await picture(sari),
      await picture(sari),
    ];
    await submit(sari, { ...news, pictureId: used.pictureId });
    const { submission } = (await submit(sari, { ...news, pictureId: withdrawn.pictureId })).json();
    await withdraw(sari, submission._id);
    for (const { pictureId } of [old, used, withdrawn]) await age(pictureId, 1.1);
    const keyOf = async ({ pictureId }: { pictureId: string }) => photoKey(pictureId);
    const gone = [await keyOf(old), await keyOf(withdrawn)];
    const stay = [await keyOf(fresh), await keyOf(used)];
    expect(await sweptPhotos(api, gone)).toEqual([]);
    for (const key of stay) expect(await storedNames(key)).toHaveLength(2);
    const late = await submit(sari, { ...news, pictureId: old.pictureId });
    expect([late.statusCode, late.json().code]).toEqual([409, 'picture_gone']);
  });

  test('clears up when an account is deleted while its picture is on its way', async () => {
    const sari = await api.signIn();
    const { objects } = api.deps;
    const put = objects.put.bind(objects);
    const stored: string[] = [];
    objects.put = async (name, bytes) => {
      await put(name, bytes);
      stored.push(name);
      await api.db.deleteFrom('auth.users').where('id', '=', sari.id).execute();
    };
    const response = await sendPicture(sari).finally(() => (objects.put = put));
    expect(response.statusCode).toBe(401);
    expect(stored).toHaveLength(2);
    expect(await sweptPhotos(api, stored)).toEqual([]);
  });
});
