import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, respondClassification, classification, openSmartSort, send } from '#test/smart-sort.tsx';

const verdict = async () =>
  (await screen.findByRole('heading', { name: 'Hasil Klasifikasi' })).parentElement!;
const shares = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const sellLink = () => screen.queryAllByRole('link', { name: 'Jual Sampah' });

test('the answer says what, how sure, when and into which bin', async () => {
  openSmartSort(respondClassification(classification('organik')));
  await send();
  const said = (await verdict()).textContent;
  expect(said).toMatch(/^Hasil KlasifikasiMinggu, 15 November 2026 pukul \d\d\.\d\d \S+/);
  expect(said).toMatch(/Organik98%YakinTempat hijau$/);
});

test.each([
  [99.8, '99%', 'Yakin', 'text-success'],
  [80, '80%', 'Yakin', 'text-success'],
  [79.9, '79%', 'Cukup yakin', 'text-warning'],
  [60, '60%', 'Cukup yakin', 'text-warning'],
  [59, '59%', 'Keyakinan rendah', 'text-danger'],
])('a confidence of %s has its colour, its word and its icon', async (confidence, percent, word, colour) => {
  openSmartSort(respondClassification(classification('kaca', { confidence })));
  await send();
  const pill = within(await verdict()).getByText(word);
  expect(pill.className).toContain(colour);
  expect(pill.querySelector('svg')).toBeTruthy();
  expect(within(await verdict()).getByText(percent)).toBeTruthy();
});

test.each([
  ['plastik', 97.9],
  ['kertas', 97.9],
  ['logam', 97.9],
  ['organik', 94.9],
] as const)(
  '%s at %s is not called sure: one in five such answers is wrong',
  async (material, confidence) => {
    openSmartSort(respondClassification(classification(material, { confidence })));
    await send();
    expect(within(await verdict()).getByText('Cukup yakin')).toBeTruthy();
  },
);

test('steps, recyclability with its reason, advice, tips, place and three other possibilities are shown', async () => {
  openSmartSort(respondClassification(classification('organik')));
  await send();
  await verdict();
  for (const title of ['Lakukan sekarang', 'Kemudahan daur ulang', 'Saran pembuangan', 'Tips daur ulang'])
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Kemudahan daur ulang' })).toHaveProperty('value', 90);
  expect(screen.getByText('Sangat mudah didaur ulang!')).toBeTruthy();
  expect(screen.getByText(/Bisa kembali menjadi tanah/)).toBeTruthy();
  expect(screen.getByText(/Pilih provinsi Anda/)).toBeTruthy();
  expect(shares('Kemungkinan lain')).toEqual(['Plastik4,6%', 'Kertas2,1%', 'Kaca0,9%']);
  expect(sellLink()[0]?.getAttribute('href')).toBe('/sell-waste?material=organik&dari=jawaban');
  expect(screen.getByRole('link', { name: 'Cari Inovasi' }).getAttribute('href')).toBe('/education');
});

test('a recyclability of nought hides the bar', async () => {
  openSmartSort(respondClassification(classification('organik', { recyclabilityScore: 0 })));
  await send();
  await verdict();
  expect(screen.queryByRole('heading', { name: 'Kemudahan daur ulang' })).toBeNull();
});

test('"Belum yakin" forces no answer: another photo, the closest three, or the word of who holds it', async () => {
  openSmartSort(respondClassification(classification('kertas', { verdict: 'unsure', confidence: 48.2 })));
  const user = await send();
  expect((await verdict()).textContent).toMatch(/Belum yakin48%Keyakinan rendah$/);
  expect(screen.getByRole('heading', { name: 'Coba satu foto lagi' })).toBeTruthy();
  expect(screen.getByText('48,2%')).toBeTruthy();
  expect(sellLink()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Organik' }));
  expect(sellLink()).toEqual([]);
  await answer(user, /^Sisa makanan/);
  expect(screen.getByRole('heading', { name: 'Cara menangani organik' })).toBeTruthy();
  expect(sellLink()).not.toEqual([]);
  const ask = screen.getByRole<HTMLAnchorElement>('link', { name: 'Tanyakan ke komunitas' });
  const question = new URL(ask.href).searchParams;
  expect([question.get('tulis'), question.get('judul')]).toEqual(['tanya', 'Ini termasuk sampah jenis apa?']);
  expect(question.get('isi')).toContain('Tebakan terdekat: Kertas (48,2%)');
});

test('"Bukan sampah?" names no confidence and no share of a material', async () => {
  openSmartSort(respondClassification(classification('logam', { verdict: 'not-waste', confidence: 41 })));
  await send();
  expect((await verdict()).textContent).toMatch(/Bukan sampah\?$/);
  expect(document.body.textContent).not.toMatch(/\d%/);
});

test('a visitor is thanked for a correction and told that it is not kept', async () => {
  // No handler for it: a request would fail this test.
  openSmartSort(respondClassification(classification('plastik')));
  const user = await send();
  await user.click(await screen.findByRole('button', { name: 'Salah' }));
  expect(screen.queryByRole('button', { name: 'Plastik' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Kaca' }));
  expect(screen.getByText('Anda menjawab: Kaca')).toBeTruthy();
  expect(screen.getByText(/Masuk agar koreksi Anda tersimpan/)).toBeTruthy();
});
