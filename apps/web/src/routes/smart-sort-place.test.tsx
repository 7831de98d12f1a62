import { nearestCollector } from '@app/contract/directory';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { loseNetwork, respond } from '#test/respond.ts';
import { server } from '#test/setup.ts';
import { respondClassification, classification, openSmartSort, send } from '#test/smart-sort.tsx';
import { collector } from '#web/features/directory/collector.fixture.ts';

const found = respond(nearestCollector, {
  collector: collector(),
  disposalLocation: 'Lapak Plastik Delta, Sidoarjo. Buka sekarang.',
  takesMaterial: true,
});

test('the answer asks for the province, then names the place, and remembers the province for the next photo', async () => {
  openSmartSort(respondClassification(classification('plastik')), found);
  await send();
  expect(await screen.findByText(/^Pilih provinsi Anda di halaman/)).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Provinsi Anda'), 'Jawa Timur');
  expect(await screen.findByText('Lapak Plastik Delta, Sidoarjo. Buka sekarang.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Lihat Lapak Plastik Delta' }).getAttribute('href')).toBe(
    `/sell-waste/${collector().id}`,
  );
  expect(localStorage.getItem('province')).toBe('Jawa Timur');
});

test('a remembered province goes along with the photo', async () => {
  localStorage.setItem('province', 'Bali');
  let asked = '';
  openSmartSort(
    http.post('*/api/upload/classify', ({ request }) => {
      asked = new URL(request.url).search;
      return HttpResponse.json({
        success: true,
        data: { classification: classification('plastik'), scanId: null },
      });
    }),
    found,
  );
  await send();
  expect(await screen.findByRole('link', { name: 'Lihat Lapak Plastik Delta' })).toBeTruthy();
  expect(asked).toBe('?province=Bali');
  expect(screen.getByLabelText('Provinsi Anda')).toHaveProperty('value', 'Bali');
});

test('what nobody could be asked about can be asked again', async () => {
  openSmartSort(respondClassification(classification('plastik')), loseNetwork(nearestCollector));
  await send();
  await userEvent.selectOptions(await screen.findByLabelText('Provinsi Anda'), 'Bali');
  const retry = await screen.findByRole('button', { name: 'Coba lagi' });
  server.use(found);
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: 'Lihat Lapak Plastik Delta' })).toBeTruthy();
});
