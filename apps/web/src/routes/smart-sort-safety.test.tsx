import { hazards } from '@app/classifier/hazards';
import { materials } from '@app/classifier/materials';
import { safetyQuestions } from '@app/classifier/safety-questions';
import { nearestCollector } from '@app/contract/directory';
import { provinces } from '@app/contract/provinces';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { record, respond } from '#test/respond.ts';
import {
  answer,
  choose,
  classification,
  openSmartSort,
  photo,
  question,
  respondClassification,
} from '#test/smart-sort.tsx';

const noPoint = respond(nearestCollector, {
  collector: null,
  disposalLocation: 'Belum ada.',
  takesMaterial: false,
});
const table = materials.flatMap((material) =>
  safetyQuestions[material].answers.map((one) => ({ material, ...one })),
);
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
/** Without the header and the footer, which are not part of the page under test. */
const sellers = () => links().filter((address) => /^\/sell-waste(?!\/usulkan)/.test(address));

beforeEach(() => localStorage.clear());

test.each(materials)('nothing about %s is said or sold before the question is answered', async (material) => {
  openSmartSort(respondClassification(classification(material, { confidence: 81 })));
  await choose(photo());
  const asked = await question();
  await waitFor(() => expect(document.activeElement).toBe(within(asked).getByRole('heading')));
  expect(screen.queryAllByText('Jual Sampah')).toEqual([]);
  expect(screen.queryByText(/^Tempat (hijau|kuning|biru)$/)).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Lakukan sekarang' })).toBeNull();
  expect(document.body.textContent).not.toMatch(/81%|Pipihkan/);
});

const answerRow = async ({ material, text }: (typeof table)[number]) => {
  openSmartSort(respondClassification(classification(material, { confidence: 81 })), noPoint);
  await answer(await choose(photo()), new RegExp(`^${text}`));
};
const rows = (sortedAs: string) => table.filter(({ outcome }) => outcome.sortedAs === sortedAs);
const hazardRows = table.flatMap((row) =>
  row.outcome.sortedAs === 'b3' ? [{ ...row, name: hazards[row.outcome.hazard].name }] : [],
);

test.each(rows('material'))('$material, "$text", leads to buyers of that material', async (row) => {
  await answerRow(row);
  expect(sellers()[0]).toBe(`/sell-waste?material=${row.material}&dari=jawaban`);
});

test.each(hazardRows)('$material, "$text", turns the answer and leads to no buyer', async (row) => {
  await answerRow(row);
  expect(document.querySelector('[data-answer=b3]')).toBeTruthy();
  expect(screen.getByText('Tempat merah')).toBeTruthy();
  expect(screen.getByText(row.name)).toBeTruthy();
  expect(screen.queryAllByText('Jual Sampah')).toEqual([]);
  expect(sellers().filter((address) => !address.includes('kind=b3'))).toEqual([]);
});

test.each(rows('residu'))('$material, "$text", is residue that nobody buys', async (row) => {
  await answerRow(row);
  expect(screen.getByText('Tempat abu-abu')).toBeTruthy();
  expect(screen.queryAllByText('Jual Sampah')).toEqual([]);
  expect(sellers()).toEqual([]);
});

test.each(provinces)('in %s hazardous waste is only asked of hazardous waste points', async (province) => {
  localStorage.setItem('province', province);
  const { urls, handler } = record(nearestCollector, {
    collector: null,
    disposalLocation: 'Belum ada.',
    takesMaterial: false,
  });
  openSmartSort(respondClassification(classification('logam')), handler);
  const user = await choose(photo());
  await answer(user, /^Kaleng semprot/);
  expect(
    await screen.findByText(`Belum ada yang kami tahu di ${province}. Simpan dulu begini:`),
  ).toBeTruthy();
  await waitFor(() => expect(urls).toHaveLength(1));
  const sent = new URL(urls[0]!).searchParams;
  expect([sent.get('kind'), sent.get('province'), sent.has('material')]).toEqual(['b3', province, false]);
  expect(sellers()[0]).toContain('kind=b3');
});

test('a wrong tap can be taken back, and the answer turns again', async () => {
  openSmartSort(respondClassification(classification('logam')), noPoint);
  const user = await choose(photo());
  await answer(user, /^Baterai/);
  expect(screen.getByText('Anda menjawab: Baterai atau alat listrik.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Ubah jawaban' }));
  await answer(user, /^Kaleng makanan/);
  expect(document.querySelector('[data-answer=b3]')).toBeNull();
  expect(sellers()[0]).toBe('/sell-waste?material=logam&dari=jawaban');
});

test('residue says what to do and what to buy less of, for the thing that it is', async () => {
  openSmartSort(respondClassification(classification('plastik')));
  const user = await choose(photo());
  await answer(user, /^Kain, popok/);
  await user.click(screen.getByRole('button', { name: 'Popok' }));
  expect(screen.getByText('Popok atau pembalut')).toBeTruthy();
  expect(screen.getByText('Buang tinja ke kloset')).toBeTruthy();
  expect(screen.getByText('Popok kain di siang hari')).toBeTruthy();
});

test('a photo of kitchen waste that leaves no doubt is not asked about', async () => {
  openSmartSort(respondClassification(classification('organik', { confidence: 97 })));
  await choose(photo());
  expect(await screen.findByRole('heading', { name: 'Hasil Klasifikasi' })).toBeTruthy();
  expect(screen.queryByRole('group', { name: /^Sebelum lanjut/ })).toBeNull();
});
