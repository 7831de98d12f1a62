import { wasteTypes } from '@app/contract/waste-types';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { collector, offer, price } from '#web/features/directory/collector.fixture.ts';
import { server } from '#test/setup.ts';
import { visit } from '#test/visit.tsx';
import Directory from './directory.tsx';
import SellWasteCalculatorPage from './sell-waste-calculator.tsx';

const known = new Map([
  [
    'pet-bening',
    [
      offer({ price: price({ amount: 4000, minimum: 5 }) }),
      offer({ price: price({ condition: 'as-is', amount: 1500, minimum: 5 }) }),
    ],
  ],
]);

function Page() {
  return (
    <>
      <output data-testid="address">{decodeURIComponent(useLocation().search)}</output>
      <SellWasteCalculatorPage />
    </>
  );
}

function open(search = '') {
  const requests: Record<string, string>[] = [];
  server.use(
    http.get('*/api/collectors', () => HttpResponse.json({ collectors: [collector()], nextCursor: null })),
    http.get('*/api/collectors/offers', ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      requests.push(query);
      const types = query.wasteTypes?.split(',') ?? [];
      return HttpResponse.json({
        offers: types.map((wasteType) => ({ wasteType, offers: known.get(wasteType) ?? [] })),
      });
    }),
  );
  visit(`/sell-waste/kalkulator${search}`, [
    { Component: Directory, children: [{ path: '/sell-waste/kalkulator', Component: Page }] },
  ]);
  return requests;
}

const result = () => within(screen.getByText('Perkiraan nilai').closest('section')!);

test('the page asks for what is missing, one step at a time, and keeps the answers in its address', async () => {
  const requests = open();
  expect(result().getByText(/Pilih paling sedikit satu jenis/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Jenis sampah'), { target: { value: 'pet-bening' } });
  fireEvent.change(screen.getByLabelText('Jumlah (kg)'), { target: { value: '7,5' } });
  expect(result().getByText(/Pilih provinsi/)).toBeTruthy();
  expect(requests).toEqual([]);
  fireEvent.change(screen.getByLabelText('Provinsi'), { target: { value: 'Jawa Timur' } });
  await waitFor(() => expect(requests).toEqual([{ wasteTypes: 'pet-bening', province: 'Jawa Timur' }]));
  await waitFor(() =>
    expect(screen.getByTestId('address').textContent).toBe('?items=pet-bening:7.5&province=Jawa+Timur'),
  );
});

test('what it brings as it is, prepared, and by how much the preparation raises it', async () => {
  open('?items=pet-bening:7.5&province=Jawa+Timur');
  expect((await result().findAllByText('Rp30.000'))[0]).toBeTruthy();
  expect(result().getByText('7,5 kg × Rp1.500/kg')).toBeTruthy();
  expect(result().getByText(/^Naik Rp18\.750 bila disiapkan:/)).toBeTruthy();
  expect(result().getByText('Rp11.250 apa adanya. Naik Rp18.750 bila disiapkan dulu.')).toBeTruthy();
});

test('a minimum that is not reached leads with how much is missing, and never with a zero', async () => {
  open('?items=pet-bening:2.5&province=Jawa+Timur');
  expect((await result().findAllByText('Minimum 5 kg: kurang 2,5 kg lagi.'))[0]).toBeTruthy();
  const advice = result().getByRole('status');
  expect(within(advice).getByText('Kurang 2,5 kg lagi untuk Rp20.000')).toBeTruthy();
  expect(within(advice).getByText('Botol PET bening di Lapak Plastik Delta')).toBeTruthy();
  expect(result().queryByText('Rp0')).toBeNull();
  expect(result().queryByRole('table')).toBeNull();
});

test('where nobody pays the page says so instead of guessing', async () => {
  open('?items=lampu:2&province=Bali');
  expect(await result().findByText('tidak ada harga')).toBeTruthy();
  expect(result().getByText(/Belum ada pembeli di Bali/)).toBeTruthy();
  expect(result().getByText('Belum ada harga yang dicatat di Bali')).toBeTruthy();
  expect(result().queryByText('Rp0')).toBeNull();
});

test('with nothing entered it says what to enter, with a price, its date and its source', async () => {
  open();
  expect(await result().findByText('Contoh: Rp4.000/kg untuk Botol PET bening')).toBeTruthy();
  expect(result().getByText(/Dicatat 12 November 2026, sumber: Papan harga di tempat\./)).toBeTruthy();
});

test('what an answer was about stands in the form, and goes on to the list', async () => {
  open('?material=logam&province=Jawa+Timur&dari=jawaban');
  const kinds = screen.getAllByLabelText('Jenis sampah').map((field) => (field as HTMLSelectElement).value);
  expect(kinds).toEqual(['kaleng', 'aluminium', 'besi-tua']);
  expect(screen.getByLabelText('Provinsi')).toHaveProperty('value', 'Jawa Timur');
  expect(screen.getByRole('link', { name: 'Kembali ke jawaban' }).getAttribute('href')).toBe('/smart-sort');
  fireEvent.change(screen.getAllByLabelText('Jumlah (kg)')[0]!, { target: { value: '4' } });
  const onward = await result().findAllByRole('link', { name: 'Lihat tempat yang menerima' });
  expect(onward[0]?.getAttribute('href')).toBe('/sell-waste?province=Jawa+Timur&material=logam');
});

test('a shared address opens filled in, and a kind is chosen only once', async () => {
  open('?items=pet-bening:6,lampu:2&province=Jawa+Timur');
  const [first, second] = screen.getAllByLabelText('Jenis sampah');
  expect(first).toHaveProperty('value', 'pet-bening');
  expect(within(second!).queryByRole('option', { name: 'Botol PET bening' })).toBeNull();
  expect(screen.getByLabelText('Jumlah (unit)')).toHaveProperty('value', '2');
  const row = await result().findByRole('row', { name: /Lapak Plastik Delta.*1 dari 2 jenis/ });
  expect(row.textContent).toContain('Rp9.000');
  expect(row.textContent).toContain('Rp24.000');
});

test('an amount changes the sum without asking again', async () => {
  const requests = open('?items=pet-bening:6&province=Jawa+Timur');
  await result().findAllByText('Rp24.000');
  await userEvent.clear(screen.getByLabelText('Jumlah (kg)'));
  await userEvent.type(screen.getByLabelText('Jumlah (kg)'), '10');
  expect((await result().findAllByText('Rp40.000'))[0]).toBeTruthy();
  expect(requests).toHaveLength(1);
});

test('what is no amount is named at its field', async () => {
  open();
  await userEvent.type(screen.getByLabelText('Jumlah (kg)'), '-2');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Isi angka lebih dari 0, paling banyak 100.000.',
  );
});

test('ten kinds are the most, and a row can be taken away', async () => {
  const nine = wasteTypes.slice(0, 9).map((type) => `${type}:1`);
  open(`?items=${nine.join(',')}`);
  await userEvent.click(screen.getByRole('button', { name: 'Tambah barang' }));
  expect(screen.getByText('Paling banyak 10 jenis sekali hitung.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Tambah barang' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Hapus Barang 10' }));
  expect(screen.getAllByLabelText('Jenis sampah')).toHaveLength(9);
});
