import { accessibilityViolations, expect, test, visit } from '#support/journey.ts';
import { signIn } from '#support/member.ts';

const publicPages = [
  '/',
  '/about',
  '/smart-sort',
  '/upload-test',
  '/sell-waste',
  '/waste-map',
  '/login',
  '/register',
  '/forgot-password',
  '/confirm-email',
  '/privacy-policy',
  '/terms-of-service',
  '/transparansi',
  '/bantuan',
  '/luring',
  '/pengembang/komponen',
  '/tidak-ada',
];

const pagesThatChangeWithTheWidth = [
  '/sell-waste?province=Jawa+Timur',
  '/sell-waste/5a3b1e00-0000-4000-8000-000000000001',
  '/sell-waste/jawa-timur',
  '/sell-waste/jawa-timur/kabupaten-sidoarjo',
  '/sell-waste/kalkulator?items=pet-bening:3,kardus:12,tembaga:1&province=Jawa+Timur',
  '/education',
  '/education?tab=inovasi&material=plastik',
  '/education?q=xyzzyqwertz',
  '/education/news/1',
  '/education/innovation/9',
  '/pilah',
  '/pilah?q=po',
  '/pilah?q=helikopter',
  '/pilah/popok',
  '/pilah/baterai',
  '/pilah/minyak-jelantah',
  '/pilah/gelas-kopi-kekinian',
];

test.use({
  expectedErrors: /404.*\/tidak-ada|500.*\/pengembang\/galat|Unexpected Server Error/,
});

for (const path of publicPages) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await visit(page, path);
    expect(await accessibilityViolations(page)).toEqual([]);
  });
}

const widths = { desktop: { width: 1440, height: 900 }, phone: { width: 360, height: 780 } };
for (const [size, viewport] of Object.entries(widths)) {
  for (const path of pagesThatChangeWithTheWidth) {
    test(`axe finds nothing on ${path} on a ${size}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await visit(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await accessibilityViolations(page)).toEqual([]);
    });
  }
}

for (const path of ['/community', '/dashboard']) {
  test(`axe finds nothing on ${path} of a member`, async ({ page, context }) => {
    await signIn(context);
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
  });
}

test('axe finds nothing in the menu of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await visit(page, '/');
  await page.getByRole('button', { name: 'Buka menu' }).click();
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('axe finds nothing on the error screen', async ({ page }) => {
  await visit(page, '/pengembang/galat?di=server');
  expect(await accessibilityViolations(page)).toEqual([]);
});
