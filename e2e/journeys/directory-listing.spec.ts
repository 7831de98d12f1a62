import { randomUUID } from 'node:crypto';
import { accessibilityViolations, expect, test, visit } from '#support/journey.ts';
import { signIn } from '#support/member.ts';
import { deletePlaces, openPlace } from '#support/place.ts';

const open = (phone?: string) => openPlace(phone ? { phone } : {});
test.afterAll(deletePlaces);

test('a listing comes whole from the server, with a title and a description for search engines', async ({
  request,
}) => {
  const { id, name } = await open();
  const response = await request.get(`/sell-waste/${id}`);
  const html = await response.text();
  expect(response.headers()['cache-control']).toContain('s-maxage=60');
  expect(html).toContain(`<title>${name}, Ambon · PilahBumi</title>`);
  expect(html).toMatch(
    new RegExp(`name="description" content="${name}, Plastik &amp; Kaleng di Ambon, Maluku`),
  );
  expect(html).toContain('Rp3.800/kg');
});

test('both conditions stand side by side with minimum, date and source', async ({ page }) => {
  const { id } = await open();
  await visit(page, `/sell-waste/${id}`);
  const prices = page.getByRole('region', { name: 'Harga beli' });
  await expect(prices.getByText('Dicatat 20 Oktober 2026 · Usulan warga')).toBeVisible();
  await expect(prices.getByText('Dicatat 1 November 2026 · Papan harga')).toBeVisible();
  await expect(prices.getByText('Minimum 2 kg')).toBeVisible();
  await expect(prices.getByText('+Rp2.200/kg bila disiapkan.')).toBeVisible();
  await expect(page.getByRole('row', { name: 'Minggu 24 jam' })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('a mobile number opens WhatsApp with a message, and the directions lead to the place', async ({
  page,
}) => {
  const { id, name } = await open();
  await visit(page, `/sell-waste/${id}`);
  const contact = page.getByRole('link', { name: `Hubungi ${name}: buka WhatsApp` });
  const address = new URL((await contact.getAttribute('href')) ?? '');
  expect(address.origin + address.pathname).toBe('https://wa.me/6281234567890');
  expect(address.searchParams.get('text')).toContain(
    `Halo ${name}, saya menemukan tempat Anda di PilahBumi.`,
  );
  await expect(contact).toHaveAttribute('rel', 'noopener noreferrer');
  const directions = page.getByRole('link', { name: /^Petunjuk arah/ });
  await expect(directions).toHaveAttribute('href', /destination=-3\.69,128\.19/);
  await page.getByRole('link', { name: 'Lihat Lokasi' }).click();
  await expect(page).toHaveURL(`/waste-map?id=${id}`);
  await expect(directions).toHaveAttribute('href', /destination=-3\.69,128\.19/);
});

test.describe('on an Android phone', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/119.0.0.0 Mobile Safari/537.36',
  });

  test('the directions open its own map, from the page of the place and from the map', async ({ page }) => {
    const { id, name } = await open();
    await visit(page, `/sell-waste/${id}`);
    const directions = page.getByRole('link', { name: `Petunjuk arah ke ${name}` });
    await expect(directions).toHaveAttribute('href', /^geo:-3\.69,128\.19\?q=-3\.69,128\.19\(/);
    await expect(directions).not.toHaveAttribute('target', '_blank');
    await visit(page, `/waste-map?id=${id}`);
    await expect(directions).toHaveAttribute('href', /^geo:-3\.69,128\.19/);
  });
});

test('a landline opens the dialler', async ({ page }) => {
  const { id, name } = await open('+62911345678');
  await visit(page, `/sell-waste/${id}`);
  await expect(page.getByRole('link', { name: `Hubungi ${name}: buka telepon` })).toHaveAttribute(
    'href',
    'tel:+62911345678',
  );
});

test('a member confirms that it is still open, and the page says so', async ({ page, context }) => {
  await signIn(context);
  const { id } = await open();
  await visit(page, `/sell-waste/${id}`);
  await expect(page.getByText(/Belum ada yang mengonfirmasi/)).toBeVisible();
  await page.getByRole('button', { name: /^Ya, .* masih buka$/ }).click();
  await expect(page.getByText('Terima kasih. Konfirmasi Anda tercatat.')).toBeVisible();
  await expect(page.getByText('Dikonfirmasi hari ini')).toBeVisible();
});

test('a visitor is led to the login and comes back', async ({ page }) => {
  const { id } = await open();
  await visit(page, `/sell-waste/${id}`);
  await page.getByRole('button', { name: /^Ya, .* masih buka$/ }).click();
  await expect(page).toHaveURL(`/login?next=%2Fsell-waste%2F${id}`);
});

test.describe('an address that is nowhere', () => {
  test.use({ expectedErrors: /404/ });

  for (const [what, id] of [
    ['of a place that is gone', randomUUID()],
    ['that was mistyped', 'lapak-plastik-delta'],
  ] as const) {
    test(`${what} says so and leads to the list`, async ({ page }) => {
      const response = await visit(page, `/sell-waste/${id}`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: 'Tempat ini tidak ditemukan' })).toBeVisible();
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.getByRole('link', { name: 'Lihat semua pengepul' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Jual Sampah Anda' })).toBeVisible();
    });
  }
});
