import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test, visit } from '#support/journey.ts';
import { signIn } from '#support/member.ts';
import { classify } from '#support/photos.ts';
import { seedScanHistory } from '#support/scans.ts';
import { take } from './take.ts';

test('the landing page, on a desktop', async ({ page }) => {
  await visit(page, '/');
  await take(page, 'landing');
});

test('who buys waste, on a desktop', async ({ page }) => {
  await visit(page, '/sell-waste');
  await take(page, 'sell-waste');
});

test('the map, on a desktop', async ({ page }) => {
  await visit(page, '/waste-map');
  await expect(page.getByText('14 tempat di bagian peta ini')).toBeVisible();
  await take(page, 'waste-map');
});

test('the answer of smart sort, on a phone', async ({ page }) => {
  // A drawing of ours: the photos that the model learned from are not part of the project.
  const drawing = sharp(fileURLToPath(new URL('bottle.svg', import.meta.url)));
  const buffer = await drawing.jpeg({ quality: 92 }).toBuffer();
  await visit(page, '/smart-sort');
  await classify(page, { name: 'botol.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByRole('heading', { name: 'Hasil Klasifikasi' })).toBeFocused();
  await take(page, 'smart-sort');
});

test('a tutorial, on a phone', async ({ page }) => {
  await visit(page, '/education/innovation/2');
  await take(page, 'education');
});

test('the dashboard of a member, on a phone', async ({ page, context }) => {
  const { email } = await signIn(context, 'Sari Wulandari');
  await seedScanHistory(email);
  await visit(page, '/dashboard');
  // The week is empty on a Monday; what was scanned in all is worth a look on every day.
  const materials = page.getByRole('region', { name: 'Jenis sampah' });
  await materials.evaluate((region) => scrollTo(0, region.getBoundingClientRect().top + scrollY - 80));
  await take(page, 'dashboard');
});
