import { listCollectors } from '@app/contract/directory';
import { listRegions, type RegionLink } from '@app/contract/directory-region';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { noFigures } from '#test/figures.ts';
import { record, respond } from '#test/respond.ts';
import { server } from '#test/setup.ts';
import { visit } from '#test/visit.tsx';
import { collector } from '#web/features/directory/collector.fixture.ts';
import Directory from './directory.tsx';
import SellWastePage from './sell-waste.tsx';

beforeEach(() => server.use(noFigures()));

function Page() {
  const props = { loaderData: null } as unknown as Parameters<typeof SellWastePage>[0];
  return (
    <>
      <output data-testid="address">{useLocation().search}</output>
      <SellWastePage {...props} />
    </>
  );
}

const open = (search: string) =>
  visit(`/sell-waste${search}`, [
    { Component: Directory, children: [{ path: '/sell-waste', Component: Page }] },
  ]);

const city: RegionLink = {
  code: '32.73',
  level: 'regency',
  name: 'Kota Bandung',
  fullName: 'Kota Bandung',
  path: 'jawa-barat/kota-bandung',
};
const regency = { ...city, code: '32.04', name: 'Kabupaten Bandung', fullName: 'Kabupaten Bandung' };

test('a province opens its kabupaten, a kabupaten its kecamatan, each with how many places it has', async () => {
  server.use(respond(listCollectors, { collectors: [collector()], nextCursor: null }));
  const { urls, handler } = record(listRegions, {
    regions: [
      { ...city, count: 132 },
      { ...regency, count: 350 },
    ],
  });
  server.use(handler);
  open('?province=Jawa+Barat');
  const select = await screen.findByLabelText('Kabupaten atau kota');
  await within(select).findByRole('option', { name: 'Kota Bandung (132)' });
  expect(screen.queryByLabelText('Kecamatan')).toBeNull();
  fireEvent.change(select, { target: { value: '32.73' } });
  await waitFor(() =>
    expect(screen.getByTestId('address').textContent).toBe('?province=Jawa+Barat&region=32.73'),
  );
  expect(await screen.findByLabelText('Kecamatan')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Hapus filter Kota Bandung' })).toBeTruthy();
  await waitFor(() => expect(urls.some((url) => url.endsWith('?parent=32.73'))).toBe(true));
});

test('a search that names a region leads to its page, and to the namesake', async () => {
  const others = [{ ...regency, path: 'jawa-barat/kabupaten-bandung' }];
  server.use(
    respond(listCollectors, {
      collectors: [collector()],
      nextCursor: null,
      named: { region: city, others },
    }),
  );
  open('?q=bandung');
  const page = await screen.findByRole('link', { name: 'Semua tempat di Kota Bandung' });
  expect(page.getAttribute('href')).toBe('/sell-waste/jawa-barat/kota-bandung');
  const namesake = screen.getByRole('link', { name: 'Kabupaten Bandung' });
  expect(namesake.getAttribute('href')).toBe('/sell-waste/jawa-barat/kabupaten-bandung');
});
