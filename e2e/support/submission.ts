import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '#support/journey.ts';

/** A unique title. */
export const newTitle = (words: string) => `${words} ${randomUUID().slice(0, 8)}`;

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
