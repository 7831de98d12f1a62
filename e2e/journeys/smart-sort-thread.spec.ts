import { fixMaterial } from '#support/fixed-material.ts';
import { expect, test, visit } from '#support/journey.ts';
import { choosePhoto, classify, photos } from '#support/photos.ts';

const result = { name: 'Hasil Klasifikasi' };

test('"Jual Sampah" carries material and province to the list, and the answer is there on return', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await fixMaterial(page, 'plastik');
  await visit(page, '/smart-sort');
  await classify(page, await photos.jpeg());
  await page.getByLabel('Provinsi Anda').selectOption('Jawa Timur');
  await page.getByRole('link', { name: 'Jual Sampah' }).last().click();
  await expect(page).toHaveURL(/\/sell-waste\?material=plastik&province=Jawa\+Timur/);
  await page.goBack();
  await expect(page.getByRole('heading', result)).toBeVisible();
  await expect(page.getByText('Anda menjawab: Botol, gelas, kemasan bersih.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', result)).toBeVisible();
  await expect(page.getByAltText('Foto yang Anda kirim').last()).toHaveJSProperty('complete', true);
});

test('the last answer waits on the page, can be opened, and can be deleted', async ({ page }) => {
  await fixMaterial(page, 'kaca');
  await visit(page, '/smart-sort');
  await classify(page, await photos.jpeg());
  await expect(page.getByRole('heading', result)).toBeVisible();
  await visit(page, '/about');
  await visit(page, '/smart-sort');
  const last = page.getByRole('region', { name: 'Jawaban terakhir' });
  await expect(last).toContainText('Kaca');
  await last.getByRole('button', { name: /^Buka jawaban terakhir/ }).click();
  await expect(page.getByRole('heading', result)).toBeVisible();
  await page.goBack();
  await last.getByRole('button', { name: 'Hapus jawaban terakhir dari ponsel ini' }).click();
  await expect(last).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Letakkan satu benda di tempat terang' })).toBeVisible();
  await expect(last).toHaveCount(0);
});

test('before the question is answered the last answer names nothing', async ({ page }) => {
  await fixMaterial(page, 'logam');
  await visit(page, '/smart-sort');
  await choosePhoto(page, await photos.jpeg());
  await expect(page.getByRole('group', { name: /^Sebelum lanjut/ })).toBeVisible();
  await visit(page, '/about');
  await visit(page, '/smart-sort');
  const last = page.getByRole('region', { name: 'Jawaban terakhir' });
  await expect(last).toContainText('Belum Anda jawab');
  await expect(last).not.toContainText('Logam');
});

test('an answer is shared as a picture card without the photo', async ({ page, request }) => {
  await fixMaterial(page, 'plastik');
  await visit(page, '/smart-sort');
  await classify(page, await photos.jpeg());
  await page.getByRole('button', { name: 'Bagikan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bagikan jawaban' });
  await expect(dialog.getByRole('checkbox', { name: 'Sertakan foto saya' })).not.toBeChecked();
  await expect(dialog.getByAltText('Kartu yang dibagikan')).toHaveJSProperty('naturalWidth', 1200);
  const whatsapp = new URL((await dialog.getByRole('link', { name: 'WhatsApp' }).getAttribute('href'))!);
  expect(whatsapp.origin).toBe('https://wa.me');
  expect(whatsapp.searchParams.get('text')).toContain('Plastik: tempat kuning.');
  for (const answer of ['organik', 'plastik', 'kertas', 'kaca', 'logam', 'b3', 'residu']) {
    const card = await request.get(`/smart-sort/kartu/${answer}.png`);
    expect([card.status(), card.headers()['content-type']]).toEqual([200, 'image/png']);
  }
  expect((await request.get('/smart-sort/kartu/emas.png')).status()).toBe(404);
});

test('the answer is read aloud where the browser has an Indonesian voice, and not offered elsewhere', async ({
  page,
}) => {
  await fixMaterial(page, 'organik', { confidence: 97 });
  await visit(page, '/smart-sort');
  await classify(page, await photos.jpeg());
  await expect(page.getByRole('button', { name: 'Bagikan' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bacakan' })).toHaveCount(0);
  await page.evaluate(() => {
    const spoken: string[] = [];
    Object.assign(window, { spoken });
    speechSynthesis.getVoices = () => [{ lang: 'id-ID', name: 'Damayanti' } as SpeechSynthesisVoice];
    speechSynthesis.speak = ({ text }) => void spoken.push(text);
    Object.defineProperty(SpeechSynthesisUtterance.prototype, 'voice', { set: () => {} });
    speechSynthesis.dispatchEvent(new Event('voiceschanged'));
  });
  await page.getByRole('button', { name: 'Bacakan' }).click();
  const spoken = await page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);
  expect(spoken[0]).toMatch(/^Organik\. Tempat hijau\. Pisahkan dari plastik/);
  await expect(page.getByRole('button', { name: 'Berhenti membaca' })).toBeVisible();
});

test('a small photo does not leave the phone larger than it was', async ({ page }) => {
  const photo = await photos.jpeg();
  await visit(page, '/smart-sort');
  const sent = page.waitForRequest('**/api/upload/classify*');
  await choosePhoto(page, photo);
  const { requestBodySize } = await (await sent).sizes();
  // The form around the photo adds some hundred bytes.
  expect(requestBodySize).toBeLessThan(photo.buffer.length + 500);
});
