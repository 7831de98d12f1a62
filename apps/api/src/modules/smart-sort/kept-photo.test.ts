import { finishDeletions } from '#test/departures.ts';
import { request } from 'node:http';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweepPhotos } from '#api/modules/photo/photo-sweep.ts';
import { eventually } from '#test/eventually.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { phonePhoto } from '#test/photos.ts';
import { freePort } from '../../../../../services/src/free-port.ts';
import { relaxedEnv, scanning } from '#test/scanning.ts';
import { storedNames, storedObject } from '#test/stored-objects.ts';
import { upload } from '#test/upload.ts';
import { startWorker } from '#test/worker.ts';

let api: TestApi;
let photo: Buffer;
beforeAll(async () => {
  api = await startTestApi(relaxedEnv);
  photo = await phonePhoto();
});
afterAll(() => api.stop());

const { consent, list, memberWithPhoto, photoKey, remove, scan } = scanning(() => api);
const sweep = () => sweepPhotos(api.db, api.deps.objects);

describe('a photo', () => {
  test('is kept when its owner agreed, under a name that says nothing', async () => {
    const { member, key } = await memberWithPhoto();
    expect(key).toMatch(/^scan\/[\w-]{32}$/);
    const { scans, keepPhotos } = await list(member);
    expect(keepPhotos).toBe(true);
    const seen = await fetch(scans[0].thumbnail);
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const { width, height } = await sharp(Buffer.from(await seen.arrayBuffer())).metadata();
    // The phone lay on its side: 800 × 600 became upright.
    expect([width, height]).toEqual([240, 320]);
  });

  test('is kept without anything that the camera wrote into the file', async () => {
    const { key } = await memberWithPhoto();
    expect(photo.includes('Rahasia 7')).toBe(true);
    for (const name of [`${key}.jpg`, `${key}.small.jpg`]) {
      const stored = await storedObject(name);
      const { exif, xmp, icc, iptc, orientation } = await sharp(stored).metadata();
      expect({ exif, xmp, icc, iptc, orientation }).toEqual({});
      for (const trace of ['Rahasia', 'dapur', 'Exif', 'GPS', 'http://ns.adobe.com']) {
        expect(stored.includes(trace)).toBe(false);
      }
    }
  });

  test('is answered when the store is away; it is only not kept', async () => {
    const { app } = await api.startInstance({ S3_ENDPOINT: `http://127.0.0.1:${await freePort()}` });
    const member = await api.signIn();
    await consent(member, true);
    const response = await upload({ app }, photo, { headers: member.headers });
    expect(response.statusCode).toBe(200);
    expect(await photoKey(response.json().data.scanId)).toBeNull();
    expect(api.logged.join()).toContain('photo not kept');
  });

  test('is not kept when its owner withdraws while it is on its way', async () => {
    const member = await api.signIn();
    await consent(member, true);
    const { objects } = api.deps;
    const put = objects.put.bind(objects);
    const stored: string[] = [];
    objects.put = async (name, bytes) => {
      await put(name, bytes);
      stored.push(name);
      await consent(member, false);
    };
    const scanId = await scan(member).finally(() => (objects.put = put));
    expect(await photoKey(scanId)).toBeNull();
    expect(await storedNames(stored[0] ?? '')).toHaveLength(1);
    await sweep();
    for (const name of stored) expect(await storedNames(name)).toEqual([]);
  });
});

describe('a photo leaves the store', () => {
  test('when its scan is deleted', async () => {
    const { member, scanId, key } = await memberWithPhoto();
    expect((await remove(member, scanId)).json()).toEqual({ success: true });
    expect((await list(member)).scans).toEqual([]);
    await sweep();
    expect(await storedNames(key)).toEqual([]);
    const orphan = api.db.selectFrom('app.orphaned_photo').select('at').where('photo_key', '=', key);
    expect(await orphan.execute()).toEqual([]);
    expect((await remove(member, scanId)).statusCode).toBe(404);
  });

  test('when the consent is withdrawn; the scan stays', async () => {
    const { member, scanId, key } = await memberWithPhoto();
    const { member: other, key: otherKey } = await memberWithPhoto();
    expect((await consent(member, false)).json()).toEqual({ success: true });
    await sweep();
    expect(await storedNames(key)).toEqual([]);
    expect(await storedNames(otherKey)).toHaveLength(2);
    const { scans, keepPhotos } = await list(member);
    expect([scans[0]._id, scans[0].thumbnail, keepPhotos]).toEqual([scanId, null, false]);
    expect((await list(other)).keepPhotos).toBe(true);
  });

  test('when the account is deleted', async () => {
    const { member, key } = await memberWithPhoto();
    await api.db.deleteFrom('auth.users').where('id', '=', member.id).execute();
    await finishDeletions(api);
    await sweep();
    expect(await storedNames(key)).toEqual([]);
  });

  test('when the account is deleted while the photo is on its way', async () => {
    const member = await api.signIn();
    await consent(member, true);
    const { objects } = api.deps;
    const put = objects.put.bind(objects);
    const stored: string[] = [];
    objects.put = async (name, bytes) => {
      await put(name, bytes);
      stored.push(name);
      await api.db.deleteFrom('auth.users').where('id', '=', member.id).execute();
    };
    expect(await scan(member).finally(() => (objects.put = put))).toBeNull();
    expect(stored).toHaveLength(2);
    await sweep();
    for (const name of stored) expect(await storedNames(name)).toEqual([]);
  });

  test('when we died before its scan was written', async () => {
    const key = `scan/${'terbengkalai'.repeat(2)}-${Date.now()}`;
    await api.deps.objects.put(`${key}.jpg`, photo);
    const orphan = { photo_key: key, at: new Date(Date.now() - 1000) };
    await api.db.insertInto('app.orphaned_photo').values(orphan).execute();
    await sweep();
    expect(await storedNames(key)).toEqual([]);
  });

  test('and while the store is away its name is not forgotten', async () => {
    const { deps } = await api.startInstance({ S3_ENDPOINT: `http://127.0.0.1:${await freePort()}` });
    const { member, scanId, key } = await memberWithPhoto();
    await remove(member, scanId);
    await expect(sweepPhotos(deps.db, deps.objects)).rejects.toThrow(/ECONNREFUSED|connect/);
    await sweep();
    expect(await storedNames(key)).toEqual([]);
  });
});

test('the worker clears the store, every five minutes', async () => {
  const { member, scanId, key } = await memberWithPhoto();
  await remove(member, scanId);
  const worker = await startWorker(api);
  const { rows } = await api.deps.pool.query(`select cron from pgboss.schedule where name = 'photos.sweep'`);
  expect(rows).toEqual([{ cron: '*/5 * * * *' }]);
  await api.deps.queue.enqueue(api.db, 'photos.sweep', {});
  const left = await eventually(
    () => storedNames(key),
    (names) => names.length === 0,
  );
  await worker.stop();
  expect(left).toEqual([]);
});

describe('nobody else', () => {
  test('the photo is not to be had without the signature, nor another one with it', async () => {
    const { member, key } = await memberWithPhoto();
    const { key: otherKey } = await memberWithPhoto();
    const signed = new URL((await list(member)).scans[0].thumbnail);
    expect(Number(signed.searchParams.get('X-Amz-Expires'))).toBe(600);
    const unsigned = new URL(signed.pathname, signed);
    const other = new URL(signed.href.replace(key, otherKey));
    const larger = new URL(signed.href.replace('.small.jpg', '.jpg'));
    const later = new URL(signed.href.replace('X-Amz-Expires=600', 'X-Amz-Expires=60000'));
    for (const url of [unsigned, other, larger, later]) expect((await fetch(url)).status).toBe(403);
    expect((await fetch(signed, { method: 'DELETE' })).status).toBe(403);
  });

  test('an address to a photo that is too old shows it to nobody', async () => {
    const { key } = await memberWithPhoto();
    const address = await api.deps.objects.signedUrl(`${key}.small.jpg`, 2);
    const status = async () => (await fetch(address)).status;
    expect(await status()).toBe(200);
    expect(await eventually(status, (answer) => answer !== 200)).toBe(403);
  });
});

test('a browser reaches the store through a gateway that takes a path away and leaves the host', async () => {
  const S3_PUBLIC_URL = 'http://pilahbumi.test/photos';
  const { deps } = await api.startInstance({ S3_PUBLIC_URL });
  const { key } = await memberWithPhoto();
  const url = new URL(await deps.objects.signedUrl(`${key}.small.jpg`, 600));
  expect(`${url.origin}${url.pathname}`).toBe(`${S3_PUBLIC_URL}/${api.env.S3_BUCKET}/${key}.small.jpg`);

  const passedOn = `${api.env.S3_ENDPOINT}${url.pathname.replace('/photos', '')}${url.search}`;
  const status = (host: string) =>
    new Promise((resolve, reject) => {
      request(passedOn, { headers: { host } }, (answer) => resolve(answer.resume().statusCode))
        .on('error', reject)
        .end();
    });
  expect([await status('pilahbumi.test'), await status('lain.test')]).toEqual([200, 403]);
});
