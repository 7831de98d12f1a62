import { listSavedPieces, type SavedPiece, savePiece } from '@app/contract/education-marks';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { openAccount, profile } from '#test/account.tsx';
import { innovationCard, newsCard } from '#test/education.ts';
import { loseNetwork, record, respond } from '#test/respond.ts';
import { server } from '#test/setup.ts';
import { toasts } from '#test/visit.tsx';

const savedAt = '2026-11-14T02:00:00.000Z';
const article: SavedPiece = { kind: 'news', savedAt, piece: newsCard(7, 'Akar mangrove') };
const idea: SavedPiece = { kind: 'innovation', savedAt, piece: innovationCard(1, 'Komposter ember') };
const open = (...saved: SavedPiece[]) =>
  openAccount(profile, respond(listSavedPieces, { saved, nextCursor: null }), '?bagian=tersimpan');
const rows = () => screen.queryAllByRole('listitem').map((row) => within(row).getByRole('link').textContent);
const user = userEvent.setup();

test('saved pieces lead to where they are read', async () => {
  open(article, idea);
  const links = await screen.findAllByRole('link', { name: /Akar mangrove|Komposter ember/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/education/news/7',
    '/education/innovation/1',
  ]);
  expect(screen.getAllByText('Disimpan 14 November 2026')).toHaveLength(2);
});

test('who saved nothing is invited', async () => {
  open();
  expect(await screen.findByText('Belum ada yang tersimpan')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Buka Pusat Edukasi' }).getAttribute('href')).toBe('/education');
});

test('a removed piece is gone at once, and the server is told', async () => {
  open(article, idea);
  const { recorded, handler } = record(savePiece, { success: true, saved: false, saves: 0 });
  server.use(handler);
  await user.click(await screen.findByRole('button', { name: 'Hapus Akar mangrove dari simpanan' }));
  expect(rows()).toEqual(['Komposter ember']);
  await waitFor(() => expect(toasts()).toContain('Dihapus dari simpanan.'));
  expect(recorded.body).toEqual({ saved: false });
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Tersimpan' }));
});

test('a removal that fails puts the piece back in its place', async () => {
  open(article, idea);
  server.use(loseNetwork(savePiece));
  await user.click(await screen.findByRole('button', { name: 'Hapus Akar mangrove dari simpanan' }));
  await waitFor(() => expect(toasts()).toContain('Belum terhapus.'));
  expect(rows()).toEqual(['Akar mangrove', 'Komposter ember']);
});

test('a long list comes page by page', async () => {
  openAccount(
    profile,
    http.get('*/api/education/saved', ({ request }) => {
      const isFirst = !new URL(request.url).searchParams.has('cursor');
      return HttpResponse.json({ saved: [isFirst ? article : idea], nextCursor: isFirst ? 'kedua' : null });
    }),
    '?bagian=tersimpan',
  );
  await user.click(await screen.findByRole('button', { name: 'Tampilkan lainnya' }));
  await waitFor(() => expect(rows()).toEqual(['Akar mangrove', 'Komposter ember']));
  expect(screen.queryByRole('button', { name: 'Tampilkan lainnya' })).toBeNull();
});
