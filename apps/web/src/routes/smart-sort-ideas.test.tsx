import { listInnovations } from '@app/contract/education';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { innovationCard } from '#test/education.ts';
import { loseNetwork, respond } from '#test/respond.ts';
import { answer, respondClassification, classification, openSmartSort, send } from '#test/smart-sort.tsx';

const tutorials = respond(listInnovations, {
  innovations: [1, 2, 3, 4].map((id) => innovationCard(id, `Tutorial ${id}`)),
  nextCursor: null,
  totals: { news: 12, innovation: 15 },
});

test('an answer leads to three tutorials of its material, and to all of them', async () => {
  openSmartSort(respondClassification(classification('plastik')), tutorials);
  await send();
  const ideas = await screen.findByRole('region', { name: 'Ide dari plastik' });
  const links = within(ideas).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/education/innovation/1',
    '/education/innovation/2',
    '/education/innovation/3',
    '/education?tab=inovasi&material=plastik',
  ]);
  expect(screen.getByRole('link', { name: 'Cari Inovasi' }).getAttribute('href')).toBe('/education');
});

test('without a network the answer stands without them', async () => {
  openSmartSort(respondClassification(classification('plastik')), loseNetwork(listInnovations));
  await send();
  expect(await screen.findByRole('link', { name: 'Cari Inovasi' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Ide dari plastik' })).toBeNull();
});

test('what may be dangerous is nothing to make things of', async () => {
  openSmartSort(respondClassification(classification('logam')), tutorials);
  const user = await send();
  expect(await screen.findByRole('region', { name: 'Ide dari logam' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Ubah jawaban' }));
  await answer(user, /^Baterai/);
  expect(screen.queryByRole('region', { name: 'Ide dari logam' })).toBeNull();
});
