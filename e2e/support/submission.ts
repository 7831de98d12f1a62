import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '#support/journey.ts';
import { query } from '#support/member.ts';

const createdTitles: string[] = [];

/** A unique title; pieces with it are deleted after the journeys of the file. */
export function newTitle(words: string) {
  const title = `${words} ${randomUUID().slice(0, 8)}`;
  createdTitles.push(title);
  return title;
}

/** Deletes the pieces of the journeys, so that lists and queues do not grow with every run. */
export async function deletePieces() {
  const { rows } = await query(
    `delete from app.piece_submission where piece->>'title' = any($1) returning kind, published_id`,
    [createdTitles],
  );
  for (const { kind, published_id: id } of rows as { kind: string; published_id: number | null }[])
    if (id) await query('delete from app.piece where kind = $1 and id = $2', [kind, id]);
}

export const news = (title: string) => ({
  kind: 'news',
  title,
  excerpt: 'Sejak Agustus, balai warga menjadi tempat menimbang sampah terpilah.',
  category: 'Sosial',
  fullContent: [
    'Setiap Sabtu pagi, warga datang ke balai dengan karung di pundak. Botol, kardus, dan kaleng ditimbang terpisah, lalu dicatat di buku tabungan.',
    '## Dimulai dari satu gang',
    'Mula-mula hanya satu gang yang ikut. Setelah tiga bulan, tetangga di gang sebelah meminta jadwal timbang sendiri.',
    '- Botol dibilas dulu\n- Kardus diikat\n- Kaleng dipisahkan',
  ].join('\n\n'),
  sources: [{ title: 'Buku catatan pengurus', url: null }],
  pictureId: null as string | null,
});

export const idea = (title: string) => ({
  kind: 'innovation',
  title,
  excerpt: 'Tiga peti buah bekas menjadi rak untuk enam pasang sepatu.',
  category: 'Furniture',
  difficulty: 'Mudah',
  minutes: 120,
  materials: ['Peti buah, 3 buah', 'Paku, segenggam', 'Amplas, 1 lembar', 'Palu'],
  steps: [
    { title: 'Amplas', text: 'Haluskan semua sisi peti dengan amplas.' },
    { title: 'Susun', text: 'Paku ketiga peti menjadi satu susunan yang kokoh.' },
  ],
  tips: 'Pilih peti yang belum retak.',
  safety: 'Pakai sarung tangan saat mengamplas.',
  wasteMaterials: [],
  sources: [],
  pictureId: null as string | null,
});

/** Submits a piece through the API. */
export async function submit(request: APIRequestContext, token: string, piece: object) {
  const response = await request.post('/api/education/submissions', {
    headers: { authorization: `Bearer ${token}` },
    data: piece,
  });
  if (!response.ok()) throw new Error(`Submission failed with status ${response.status()}`);
}

export const own = (page: Page) => page.getByRole('region', { name: 'Kiriman saya' });

/** Other journeys fill the queue too, so the card may be on a later page. */
export async function findInQueue(page: Page, title: string) {
  await page.getByRole('tab', { name: /^Berita & ide/ }).click();
  await expect(page.getByRole('heading', { name: 'Kiriman berita dan ide' })).toBeVisible();
  const queue = page.getByRole('tabpanel').filter({ hasText: 'Kiriman berita dan ide' });
  const card = queue.getByRole('article', { name: title });
  await expect(queue.getByRole('article').first()).toBeVisible();
  const more = queue.getByRole('button', { name: 'Tampilkan lainnya' });
  while (!(await card.count()) && (await more.isVisible())) {
    const answered = page.waitForResponse('**/api/review/pieces?cursor=**');
    await more.click();
    await answered;
  }
  return card;
}
