import type { BrowserContext, Page } from '@playwright/test';
import { accessibilityViolations, expect, test, visit } from '#support/journey.ts';
import { query, signIn as signInAnew } from '#support/member.ts';
import { fillLogin, logOut, newUser } from '#support/test-user.ts';

/** Their marks are deleted after the journeys, so that the counts do not grow with every run. */
const createdEmails: string[] = [];
test.afterAll(() =>
  query('delete from app.piece_mark where profile_id in (select id from app.profile where email = any($1))', [
    createdEmails,
  ]),
);
async function signIn(context: BrowserContext) {
  const user = await signInAnew(context);
  createdEmails.push(user.email);
  return user;
}

const article = '/education/news/5';
const tutorial = '/education/innovation/3';

/** On a wide page the buttons are beside the text; those of the phone dock are hidden. */
const like = (page: Page) => page.getByRole('button', { name: /^Suka/ }).filter({ visible: true }).first();
const save = (page: Page) =>
  page
    .getByRole('button', { name: /^Simpan/ })
    .filter({ visible: true })
    .first();
const expectPressed = (page: Page) => expect(like(page)).toHaveAttribute('aria-pressed', 'true');
const expectNotPressed = (page: Page) => expect(like(page)).toHaveAttribute('aria-pressed', 'false');

const countOf = async (page: Page) => Number((await like(page).innerText()).replace(/\D/g, '') || 0);

const likesOf = async (email: string) => {
  const { rows } = await query(
    `select kind, piece_id as id from app.piece_mark
     where mark = 'like' and profile_id = (select id from app.profile where email = $1)`,
    [email],
  );
  return rows as { kind: string; id: number }[];
};

test('a visitor’s like counts one, survives a reload, and is taken back', async ({ page }) => {
  await visit(page, article);
  const before = await countOf(page);
  await like(page).click();
  await expectPressed(page);
  expect(await countOf(page)).toBe(before + 1);
  await page.reload();
  await expectPressed(page);
  expect(await countOf(page)).toBe(before + 1);
  await like(page).click();
  await expectNotPressed(page);
  expect(await countOf(page)).toBe(before);
});

test('what a visitor liked and saved comes along at sign-in, and leaving shows a visitor’s page', async ({
  page,
  request,
}) => {
  const user = newUser();
  createdEmails.push(user.email);
  await request.post('/api/auth/register', { data: user });
  await visit(page, article);
  await like(page).click();
  await visit(page, tutorial);
  await save(page).click();

  const merged = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/api/education/marks'),
  );
  await visit(page, '/login');
  await fillLogin(page, user);
  expect((await merged).status()).toBe(200);
  expect(await likesOf(user.email)).toEqual([{ kind: 'news', id: 5 }]);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('marks:1')))
    .toBe('{"likes":[],"saves":[]}');

  await visit(page, article);
  await expectPressed(page);
  await visit(page, '/akun?bagian=tersimpan');
  await page.getByRole('link', { name: 'Tas belanja dari karung beras' }).click();
  await expect(page).toHaveURL(tutorial);
  await expect(save(page)).toHaveAttribute('aria-pressed', 'true');

  await logOut(page);
  await visit(page, tutorial);
  await expect(save(page)).toHaveAttribute('aria-pressed', 'false');
});

test('two tabs of a visitor agree', async ({ page, context }) => {
  await visit(page, article);
  const other = await context.newPage();
  await visit(other, article);
  await like(page).click();
  await expectPressed(other);
});

test('two tabs of a member agree, and so does the server', async ({ page, context }) => {
  const { email } = await signIn(context);
  await visit(page, article);
  const other = await context.newPage();
  await visit(other, article);
  await like(page).click();
  await expectPressed(page);
  await expectPressed(other);
  await like(other).click();
  await expectNotPressed(page);
  await expect.poll(() => likesOf(email)).toEqual([]);
});

test.describe('without a network', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/ });

  test('a member’s like is taken back in words, and tried again later', async ({ page, context }) => {
    const { email } = await signIn(context);
    await visit(page, article);
    await expect(page.getByRole('button', { name: 'Keluar', exact: true })).toBeVisible();
    const before = await countOf(page);
    await context.setOffline(true);
    await like(page).click();
    await expect(page.getByText('Suka Anda belum tersimpan.')).toBeVisible();
    await expectNotPressed(page);
    expect(await countOf(page)).toBe(before);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Coba Lagi' }).click();
    await expectPressed(page);
    await expect.poll(() => likesOf(email)).toHaveLength(1);
  });
});

test('the saved list is paged, and a piece is removed from it', async ({ page, context }) => {
  const { email } = await signIn(context);
  await query(
    `insert into app.piece_mark (profile_id, mark, kind, piece_id, at)
     select profile.id, 'save', piece.kind, piece.id, now() - make_interval(mins => piece.id)
     from app.profile, app.piece where email = $1 and piece.id <= 15`,
    [email],
  );
  await visit(page, '/akun');
  await page.getByRole('tab', { name: 'Tersimpan' }).click();
  const rows = page.getByRole('tabpanel', { name: 'Tersimpan' }).getByRole('listitem');
  await expect(rows).toHaveCount(20);
  await page.getByRole('button', { name: 'Tampilkan lainnya' }).click();
  await expect(rows).toHaveCount(27);
  await page.getByRole('button', { name: 'Hapus Komposter ember dua lapis dari simpanan' }).click();
  await expect(rows).toHaveCount(26);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Komposter ember dua lapis' })).toHaveCount(0);
});

test('axe finds nothing on pressed buttons and on the saved list', async ({ page, context }) => {
  await signIn(context);
  await visit(page, tutorial);
  await like(page).click();
  await save(page).click();
  await expectPressed(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  await visit(page, '/akun?bagian=tersimpan');
  await expect(page.getByRole('link', { name: 'Tas belanja dari karung beras' })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
});
