import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { localEnv, root } from '@app/services/src/local-env.ts';
import { accessibilityViolations, expect, test, visit } from '#support/journey.ts';
import { query, signIn } from '#support/member.ts';
import { classify, photos } from '#support/photos.ts';
import { signInAsStaff } from '#support/staff.ts';

// The server always responds 404; the page is rendered only in the browser of an editor.
test.use({ expectedErrors: /404.*\/kelola/ });

const keepSwitch = (page: Page) => page.getByRole('switch', { name: 'Simpan foto saya bersama riwayat' });
const teachSwitch = (page: Page) =>
  page.getByRole('switch', { name: 'Foto saya boleh dipakai untuk mengajari PilahBumi' });

/** Consents, scans a photo and corrects it. The id of the photo to learn from. */
async function teach(page: Page, email: string): Promise<string> {
  await visit(page, '/smart-sort');
  await expect(teachSwitch(page)).toBeDisabled();
  await keepSwitch(page).check();
  await expect(teachSwitch(page)).toBeEnabled();
  await expect(teachSwitch(page)).not.toBeChecked();
  await teachSwitch(page).check();
  await expect(page.getByText(/Nilai hasilnya benar atau salah/).first()).toBeVisible();
  await classify(page, await photos.jpeg());
  const row = page.getByRole('region', { name: 'Riwayat' }).getByRole('listitem').first();
  await row.getByRole('button', { name: 'Salah' }).click();
  const saved = page.waitForResponse('**/feedback');
  await row.getByRole('button', { name: 'Bukan salah satunya' }).click();
  expect((await saved).status()).toBe(200);
  const { rows } = await query(
    `select photo.id from app.learning_photo as photo join app.scan on scan.id = photo.scan_id
     join app.profile on profile.id = scan.profile_id where email = $1`,
    [email],
  );
  expect(rows).toHaveLength(1);
  return rows[0].id as string;
}

type Shown = { photo: { _id: string } | null; counts: Record<string, number> };
const isLearning = (url: string) => new URL(url).pathname === '/api/review/learning';

/** Opens the queue of a new editor and skips the photos of other journeys. */
async function openQueue(browser: Browser, photoId: string) {
  const context = await browser.newContext();
  await signInAsStaff(context, 'editor');
  const page = await context.newPage();
  const answered = () =>
    page.waitForResponse((response) => isLearning(response.url())).then((response) => response.json());
  let next = answered();
  await visit(page, '/kelola');
  await page.getByRole('tab', { name: /Foto untuk belajar/ }).click();
  let shown = (await next) as Shown;
  while (shown.photo && shown.photo._id !== photoId) {
    next = answered();
    await page.getByRole('button', { name: 'Lewati' }).click();
    shown = (await next) as Shown;
  }
  return { page, context, shown };
}

/** What a command of the operator writes. */
async function exportPhotos() {
  const folder = join(await mkdtemp(join(tmpdir(), 'learning-')), 'export');
  const command = ['scripts/with-local-env.ts', 'ops/admin.ts', 'export-learning', '--to', folder];
  const { status, stderr } = spawnSync(process.execPath, command, {
    cwd: root,
    env: localEnv(),
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  const read = (name: string) => readFile(join(folder, name), 'utf8');
  const exported = {
    manifest: await read('manifest.csv'),
    withdrawn: await read('withdrawn.csv'),
    files: await readdir(join(folder, 'photos')),
  };
  await rm(join(folder, '..'), { recursive: true });
  return exported;
}

test('a photo goes from its owner to a label, and back when they withdraw', async ({
  page,
  context,
  browser,
}) => {
  const { email, name } = await signIn(context);
  const photoId = await teach(page, email);

  for (const number of [1, 2]) {
    const { page: desk, context: theirs, shown } = await openQueue(browser, photoId);
    // Neither whose it is, nor what the model, its owner or the first labeler said.
    expect(Object.keys(shown.photo ?? {})).toEqual(['_id', 'address']);
    const main = desk.getByRole('main');
    await expect(main.getByRole('img', { name: 'Foto yang perlu Anda beri label' })).toHaveJSProperty(
      'complete',
      true,
    );
    for (const secret of [email, name, 'Bukan salah satunya', 'Yakin'])
      await expect(main).not.toContainText(secret);
    const saved = desk.waitForResponse(`**/api/review/learning/${photoId}`);
    await desk.getByRole('button', { name: 'Plastik' }).click();
    expect((await saved).status()).toBe(200);
    await expect(desk.getByText('Jawaban tersimpan.').first()).toBeVisible();
    const { rows } = await query('select state, label from app.learning_photo where id = $1', [photoId]);
    expect(rows).toEqual([
      number === 1 ? { state: 'pending', label: null } : { state: 'labelled', label: 'plastik' },
    ]);
    await theirs.close();
  }

  const taken = await exportPhotos();
  expect(taken.files).toContain(`${photoId}.jpg`);
  expect(taken.manifest).toContain(`photos/${photoId}.jpg,gathered,plastik,members,`);

  await teachSwitch(page).uncheck();
  await expect(page.getByText(/Izin ditarik/).first()).toBeVisible();
  await expect(page.getByRole('img', { name: /^Foto / }).first()).toBeVisible();

  const { page: desk, context: theirs, shown } = await openQueue(browser, photoId);
  expect(shown.photo?._id).not.toBe(photoId);
  expect(shown.counts.withdrawn).toBeGreaterThan(0);
  await expect(desk.getByText('ditarik pemiliknya')).toBeVisible();
  await theirs.close();
  const later = await exportPhotos();
  expect(later.files).not.toContain(`${photoId}.jpg`);
  expect(later.manifest).not.toContain(photoId);
  expect(later.withdrawn).toContain(`photos/${photoId}.jpg\n`);
});

test('a photo with a face is set aside by the first who sees it', async ({ page, context, browser }) => {
  const { email } = await signIn(context);
  const photoId = await teach(page, email);
  const { page: desk, context: theirs } = await openQueue(browser, photoId);
  await desk.getByRole('button', { name: 'Ada wajah' }).click();
  await expect(desk.getByText('Jawaban tersimpan.').first()).toBeVisible();
  const { rows } = await query('select state, refusal from app.learning_photo where id = $1', [photoId]);
  expect(rows).toEqual([{ state: 'refused', refusal: 'wajah' }]);
  await theirs.close();
});

test('axe finds nothing on the photo and its answers, and nothing is wider than the narrowest phone', async ({
  page,
  context,
  browser,
}) => {
  const { email } = await signIn(context);
  const photoId = await teach(page, email);
  expect(await accessibilityViolations(page)).toEqual([]);
  const { page: desk, context: theirs } = await openQueue(browser, photoId);
  expect(await accessibilityViolations(desk)).toEqual([]);
  await desk.setViewportSize({ width: 320, height: 640 });
  expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await theirs.close();
  await teachSwitch(page).uncheck();
  await expect(page.getByText(/Izin ditarik/).first()).toBeVisible();
});
