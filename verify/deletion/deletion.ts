// An account with years of rows is deleted under load, and the worker killed again and again:
// `pnpm test:deletion [--short] [--built]`. Nothing of the person is left in any table or in the object store, and
// others hardly notice.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { deleteAccount } from '@app/contract/account-settings';
import { objectStore } from '@app/api/src/clients/object-store.ts';
import { readEnv } from '@app/api/src/env.ts';
import { newPhotoKey } from '@app/api/src/modules/photo/photo-names.ts';
import { sweepPhotos } from '@app/api/src/modules/photo/photo-sweep.ts';
import { storePhoto } from '@app/api/src/modules/photo/store-photo.ts';
import { storedNames } from '@app/api/test/stored-objects.ts';
import { conclude } from '../kit/conclude.ts';
import { prepareApi } from '../kit/product/prepare-api.ts';
import { copyInto } from '../kit/database/copy-into.ts';
import { asJson, createSender } from '../kit/http/http-client.ts';
import { startProduct } from '../kit/product/api.ts';
import { addUser, bearerOf } from '../kit/product/users.ts';
import { startWorker } from '../kit/product/worker.ts';
import { percentile, rounded } from '../kit/statistics.ts';
import { startOthers } from './others.ts';
import { tracesOf } from './traces.ts';

const { values } = parseArgs({
  options: { short: { type: 'boolean', default: false }, built: { type: 'boolean', default: false } },
});
const size = values.short
  ? { posts: 3000, scans: 10_000, likes: 6000, photos: 5 }
  : { posts: 50_000, scans: 200_000, likes: 100_000, photos: 40 };
const kills = 5;
const quietMs = 10_000;

if (!values.built) prepareApi();
const product = await startProduct('deletion', 1);
const { db, pool } = product;
const objects = objectStore(readEnv(product.env));

async function addPhotos(profileId: string): Promise<string[]> {
  const keys = Array.from({ length: size.photos }, () => newPhotoKey('scan'));
  const bytes = Buffer.from('photo');
  for (const key of keys) await storePhoto(objects, key, { photo: bytes, thumbnail: bytes });
  await db
    .insertInto('app.scan')
    .values(
      keys.map((photo_key) => ({
        profile_id: profileId,
        verdict: 'sure' as const,
        material: 'kaca' as const,
        confidence: 90,
        model_version: '1',
        photo_key,
      })),
    )
    .execute();
  return keys;
}

/** Ten minutes pass, after which nobody of them can still be writing. */
const letTimePass = async () => {
  await pool.query(`update app.departed_member set at = now() - interval '11 minutes'`);
};

async function measure() {
  const person = await addUser(db, { name: 'Bu Rini' });
  const users = await Promise.all(Array.from({ length: 4 }, () => addUser(db)));
  const rows = readFileSync(join(import.meta.dirname, 'rows.sql'), 'utf8');
  const sizes = `\\set id ${person.id}\n\\set posts ${size.posts}\n\\set scans ${size.scans}\n\\set likes ${size.likes}\n`;
  await copyInto(product.env.DATABASE_URL, [sizes, rows]);
  const photoKeys = await addPhotos(person.id);
  const { rows: posts } = await pool.query<{ id: string }>('select id from app.post limit 200');
  const others = startOthers(
    product.addresses[0]!,
    users,
    posts.map(({ id }) => id),
  );
  await pause(2000);
  const quietSince = performance.now();
  await pause(quietMs);

  const since = performance.now();
  const { headers, ...body } = asJson({ confirmation: 'HAPUS' });
  const deleted = await createSender(product.addresses[0]!)({
    method: deleteAccount.method,
    path: deleteAccount.path,
    headers: { ...headers, ...bearerOf(person) },
    ...body,
  });
  const requestMs = performance.now() - since;
  const worker = startWorker(product.env);
  for (let kill = 0; kill < kills; kill += 1) {
    await pause(1500 + 700 * kill);
    await worker.kill();
  }
  const hasRows = async () => {
    const { rows: left } = await pool.query<{ count: string }>(
      `select (exists (select from app.scan where profile_id = $1))::int
        + (exists (select from app.post where author_id = $1))::int
        + (exists (select from app.reply where author_id = $1))::int
        + (exists (select from app.post_like where profile_id = $1))::int
        + (exists (select from app.notification where profile_id = $1 or actor_id = $1))::int as count`,
      [person.id],
    );
    return Number(left[0]!.count) > 0;
  };
  while (await hasRows()) await pause(500);
  const until = performance.now();
  await letTimePass();
  const hasDeparted = async () => ((await pool.query('select from app.departed_member')).rowCount ?? 0) > 0;
  while (await hasDeparted()) await pause(500);
  await sweepPhotos(db, objects);
  await others.stop();
  await worker.stop();

  const stored = await Promise.all(photoKeys.map((key) => storedNames(key)));
  const traces = await tracesOf(product, person);
  for (const trace of traces) console.error(`left: ${trace}`);
  for (const failure of new Set(others.failures)) console.error(failure);
  const p99 = (from: number, to: number) => rounded(percentile(others.msBetween(from, to), 0.99));
  return {
    ...size,
    kills,
    status: deleted.status,
    requestMs: rounded(requestMs),
    seconds: rounded((until - since) / 1000),
    traces: traces.length,
    storedObjects: stored.flat().length,
    othersFailed: others.failures.length,
    othersWrites: others.msBetween(since, until).length,
    quietP99Ms: p99(quietSince, since),
    othersP99Ms: p99(since, until),
  };
}

async function measureAndStop() {
  try {
    return await measure();
  } finally {
    objects.close();
    await product.stop();
  }
}

const result = await measureAndStop();
conclude(import.meta.dirname, 'deletion', result, (floors) => [
  result.status !== floors.status && `the request ended with ${result.status}`,
  result.requestMs > floors.requestMs && `the request took ${result.requestMs} ms`,
  result.seconds > floors.seconds && `it took ${result.seconds} s`,
  result.traces > 0 && `${result.traces} columns still name the person`,
  result.storedObjects > 0 && `${result.storedObjects} objects are left`,
  result.othersFailed > 0 && `${result.othersFailed} writes of others failed`,
  // What the machine is slow at anyway is not because of the deletion.
  result.othersP99Ms > Math.max(floors.othersP99Ms, 1.5 * result.quietP99Ms) &&
    `others waited ${result.othersP99Ms} ms`,
]);
