import { hash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { sql } from 'kysely';
import { showTransparency } from '@app/contract/transparency';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobHandlers } from '#api/jobs/index.ts';
import { call } from '#test/call.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { learning } from '#test/learning.ts';
import { relaxedEnv } from '#test/scanning.ts';
import { storedObject } from '#test/stored-objects.ts';
import { exportLearning } from './learning-export.service.ts';

let api: TestApi;
let folder: string;
beforeAll(async () => {
  api = await startTestApi(relaxedEnv);
  folder = await mkdtemp(join(tmpdir(), 'learning-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await api.stop();
});

const { label, labelers, offered, teach } = learning(() => api);

async function labelled(answer = 'kaca') {
  const photo = await offered();
  for (const person of await labelers(2)) await label(person, photo.photoId, answer);
  return photo;
}

let exportCount = 0;
async function take(modelVersion: string | null = null, objects = api.deps.objects) {
  const to = join(folder, String((exportCount += 1)));
  const report = await exportLearning({ db: api.db, objects }, { folder: to, modelVersion });
  const read = (name: string) => readFile(join(to, name), 'utf8');
  return {
    report,
    to,
    manifest: await read('manifest.csv'),
    withdrawn: await read('withdrawn.csv'),
    files: (await readdir(join(to, 'photos'))).toSorted(),
  };
}

test('an export has the labelled photos and a manifest, and says nothing of people or scans', async () => {
  const { member, scanId, key, photoId } = await labelled('b3-elektronik');
  const { photoId: waiting } = await offered();
  const { photoId: refused } = await offered();
  const [editor] = await labelers(1);
  await label(editor!, refused, 'wajah');

  const { to, manifest, files, withdrawn } = await take();
  expect(files).toEqual([`${photoId}.jpg`]);
  const bytes = await readFile(join(to, 'photos', `${photoId}.jpg`));
  expect(bytes.equals(await storedObject(`${key}.jpg`))).toBe(true);
  const { exif, xmp, icc, iptc } = await sharp(bytes).metadata();
  expect({ exif, xmp, icc, iptc }).toEqual({});
  const path = `photos/${photoId}.jpg`;
  expect(manifest).toBe(
    'path,split,label,source,source_path,licence,sha256,kind,commit\n' +
      `${path},gathered,b3-elektronik,members,members:${path},consent of the member,${hash('sha256', bytes)},,\n`,
  );
  expect(withdrawn).toBe('path\n');
  for (const secret of [member.id, scanId, key, waiting, refused, 'contoh.id'])
    expect(manifest + files.join()).not.toContain(secret);
});

test('a withdrawn photo is not in the next export, which names its file', async () => {
  const { member, photoId } = await labelled();
  expect((await take()).files).toContain(`${photoId}.jpg`);
  const { member: other, photoId: neverTaken } = await labelled();
  await teach(member, false);
  await teach(other, false);
  const { files, manifest, withdrawn, report } = await take();
  expect(files).not.toContain(`${photoId}.jpg`);
  expect(manifest).not.toContain(photoId);
  expect(withdrawn).toBe(`path\nphotos/${photoId}.jpg\n`);
  expect(withdrawn).not.toContain(neverTaken);
  expect(report.withdrawn).toBe(1);
});

test('one that is withdrawn while the files are written is taken away again', async () => {
  const { member, photoId, key } = await labelled();
  const { objects } = api.deps;
  const read: typeof objects.read = async (name) => {
    const found = await objects.read(name);
    if (name.startsWith(key)) await teach(member, false);
    return found;
  };
  const { files, manifest, withdrawn } = await take(null, { ...objects, read });
  expect(files).not.toContain(`${photoId}.jpg`);
  expect(manifest).not.toContain(photoId);
  expect(withdrawn).toContain(photoId);
});

test('a photo that the store lost is left out and counted', async () => {
  const { key, photoId } = await labelled();
  await api.deps.objects.remove([`${key}.jpg`]);
  const { files, manifest, report } = await take();
  expect([files.includes(`${photoId}.jpg`), manifest.includes(photoId), report.missing]).toEqual([
    false,
    false,
    1,
  ]);
});

test('a folder that holds something is refused', async () => {
  const { to } = await take();
  const again = exportLearning({ db: api.db, objects: api.deps.objects }, { folder: to, modelVersion: null });
  await expect(again).rejects.toThrow('is not empty');
});

test('the public figures count what was collected, labelled and used by each version', async () => {
  await sql`truncate app.learning_photo cascade`.execute(api.db);
  await offered();
  await labelled();
  const { member } = await labelled();
  await take('9.1.0');
  await take('9.1.0');
  await take();
  await teach(member, false);
  await take('9.2.0');
  await sql`insert into app.learning_export (model_version) values ('9.3.0')`.execute(api.db);
  await jobHandlers({ ...api.deps, mailer: api.deps.mail })['figures.count']();
  const { figures } = (await call(await api.startInstance(), showTransparency)).json();
  expect(figures.learning).toEqual({
    collected: 2,
    labelled: 1,
    used: [
      { version: '9.2.0', photos: 1 },
      { version: '9.1.0', photos: 2 },
    ],
  });
});
