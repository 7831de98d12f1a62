import { randomUUID } from 'node:crypto';
import { shippedModel } from '@app/classifier/settings';
import type { TestUser } from '../../kit/product/users.ts';
import { listing, submittedNews, type RowFactory } from '../../kit/product/row-factory.ts';

/** `owner` owns the rows; it is also the sender in the `owner` and `suspended` columns. */
export type Scene = {
  make: RowFactory;
  owner: TestUser;
  bystander: TestUser;
  registered: { email: string; password: string };
};
export type Recipe = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: unknown;
  /** A value that only the owner may read: no other response may contain it. */
  secret?: string;
};

const ruleAndReason = { rule: 'spam', reason: 'Iklan yang tidak ada hubungannya.' };
const code = '000000';
const post = { title: 'Cara memilah', content: 'Bagaimana memulainya?', category: 'tips', tags: [] };

const ownPost = async ({ make, owner }: Scene) => ({ params: { postId: await make.post(owner.id) } });
const ownReply = async ({ make, owner, bystander }: Scene) => {
  const postId = await make.post(bystander.id);
  return { params: { postId, replyId: await make.reply(owner.id, postId) } };
};
const withBody = (make: (scene: Scene) => Promise<Recipe>, body: unknown) => async (scene: Scene) => ({
  ...(await make(scene)),
  body,
});
const ownScan = async ({ make, owner }: Scene): Promise<Recipe> => {
  const scanId = await make.scan(owner.id);
  return { params: { scanId }, secret: scanId };
};
/** For lists of own rows: creates a row of the owner that others must not see. */
const withSecret =
  (create: (scene: Scene) => Promise<string>) =>
  async (scene: Scene): Promise<Recipe> => ({
    secret: await create(scene),
  });
const piece = async ({ make }: Scene) => ({ params: { kind: 'news', id: String(await make.news()) } });

/** A valid request for each endpoint, with existing rows. Endpoints without an entry need no input. */
export const recipes: Record<string, (scene: Scene) => Promise<Recipe>> = {
  'POST /account/delete': async () => ({ body: { confirmation: 'HAPUS' } }),
  'GET /account/export': withSecret(({ make, owner }) => make.scan(owner.id)),
  'PATCH /account/profile': async () => ({
    body: { name: 'Sari', phone: '', location: '', newsletter: false },
  }),
  'GET /account/sessions': async ({ owner }) => ({ secret: owner.sessionId }),
  'DELETE /account/sessions/:id': async ({ owner }) => ({ params: { id: owner.sessionId } }),
  'POST /account/two-step/confirm': async () => ({ body: { code } }),
  'POST /account/two-step/remove': async () => ({ body: { code } }),

  'POST /auth/change-password': async () => ({
    body: { currentPassword: 'x', newPassword: 'kotak-kuning-7' },
  }),
  'POST /auth/confirm-email': async ({ make, owner }) => ({
    body: { token: await make.emailConfirmation(owner.id, owner.email) },
  }),
  'POST /auth/forgot-password': async ({ registered }) => ({ body: { email: registered.email } }),
  'POST /auth/login': async ({ registered }) => ({ body: registered }),
  'POST /auth/oauth': async ({ owner }) => ({
    body: { email: owner.email, name: 'Sari', provider: 'google', providerId: owner.id },
  }),
  'POST /auth/register': async () => ({
    body: { name: 'Sari', email: `${randomUUID()}@contoh.id`, password: 'kotak-kuning-7' },
  }),
  'POST /auth/reset-password': async () => ({ body: { password: 'kotak-kuning-7' } }),
  'POST /auth/second-step': async () => ({ body: { challenge: 'a'.repeat(43), code } }),

  'GET /collectors/:collectorId': async ({ make }) => ({ params: { collectorId: await make.listing() } }),
  'POST /collectors/:collectorId/confirmations': async ({ make }) => ({
    params: { collectorId: await make.listing() },
    body: { isOpen: true },
  }),
  'POST /collectors/:collectorId/takedown-requests': async ({ make }) => ({
    params: { collectorId: await make.listing() },
    body: { reason: 'home', message: '', contact: 'warga@contoh.id' },
  }),
  'GET /collectors/map': async () => ({
    query: { west: '94', south: '-11', east: '141', north: '6', zoom: '5' },
  }),
  'GET /collectors/nearest': async () => ({ query: { material: 'plastik', province: 'Papua' } }),
  'GET /collectors/offers': async () => ({ query: { wasteTypes: 'pet-bening', province: 'Papua' } }),
  'GET /collectors/photos/:pictureId': async ({ make, owner }) => ({
    params: { pictureId: await make.picture(owner.id) },
  }),
  'GET /regions/page': async () => ({ query: { path: 'di-yogyakarta/kota-yogyakarta' } }),
  'GET /price-ranges': async () => ({ query: { wasteTypes: 'pet-bening', region: '73.71' } }),
  'GET /collectors/suggestions': withSecret(({ make, owner }) => make.suggestion(owner.id)),
  'POST /collectors/suggestions': async () => ({ body: { collectorId: null, listing, note: '' } }),

  'POST /community/appeals': async ({ make, owner }) => {
    const decisionId = await make.decision(owner.id, await make.post(owner.id));
    return { body: { decisionId, text: 'Ini bukan iklan, saya bertanya.' } };
  },
  'POST /community/members/:memberId/mute': async ({ bystander }) => ({
    params: { memberId: bystander.id },
    body: { muted: true },
  }),
  'POST /community/notifications/read': async () => ({ body: { until: new Date().toISOString() } }),
  'POST /community/posts': async () => ({ body: post }),
  'GET /community/posts/:postId': ownPost,
  'PATCH /community/posts/:postId': withBody(ownPost, post),
  'DELETE /community/posts/:postId': ownPost,
  'POST /community/posts/:postId/best-reply': async ({ make, owner, bystander }) => {
    const postId = await make.post(owner.id);
    return { params: { postId }, body: { replyId: await make.reply(bystander.id, postId) } };
  },
  'POST /community/posts/:postId/follow': withBody(ownPost, { followed: true }),
  'POST /community/posts/:postId/like': withBody(ownPost, { liked: true }),
  'GET /community/posts/:postId/replies': ownPost,
  'POST /community/posts/:postId/replies': withBody(ownPost, { content: 'Coba dua ember.' }),
  'PATCH /community/posts/:postId/replies/:replyId': withBody(ownReply, { content: 'Diganti.' }),
  'DELETE /community/posts/:postId/replies/:replyId': ownReply,
  'POST /community/posts/:postId/replies/:replyId/like': withBody(ownReply, { liked: true }),
  'POST /community/posts/:postId/replies/:replyId/reports': withBody(ownReply, { reason: 'spam', note: '' }),
  'POST /community/posts/:postId/reports': withBody(ownPost, { reason: 'spam', note: '' }),

  'GET /dashboard/activity': withSecret(({ make, owner }) => make.scan(owner.id)),
  'POST /diagnostics/page-errors': async () => ({ body: { message: 'x', path: '/', version: '1' } }),

  'POST /education/:kind/:id/like': withBody(piece, { liked: true }),
  'POST /education/:kind/:id/save': withBody(piece, { saved: true }),
  'POST /education/:kind/:id/view': piece,
  'GET /education/innovation/:id': async ({ make }) => ({ params: { id: String(await make.innovation()) } }),
  'POST /education/marks': async () => ({ body: { likes: [], saves: [] } }),
  'GET /education/news/:id': async ({ make }) => ({ params: { id: String(await make.news()) } }),
  'GET /education/pictures/:pictureId': async ({ make, owner }) => ({
    params: { pictureId: await make.picture(owner.id) },
  }),
  'GET /education/submissions': withSecret(({ make, owner }) => make.submission(owner.id)),
  'POST /education/submissions': async () => ({ body: submittedNews }),
  'DELETE /education/submissions/:submissionId': async ({ make, owner }) => ({
    params: { submissionId: await make.submission(owner.id) },
  }),

  'POST /items/unknown': async () => ({ body: { word: 'helikopter' } }),

  'POST /review/appeals/:appealId': async ({ make, owner }) => {
    const decisionId = await make.decision(owner.id, await make.post(owner.id));
    const appealId = await make.appeal(owner.id, decisionId);
    return { params: { appealId }, body: { decision: 'keep', reason: 'Sudah kami lihat lagi.' } };
  },
  'POST /review/duplicates/:duplicateId': async ({ make }) => ({
    params: { duplicateId: await make.duplicate() },
    body: { decision: 'different' },
  }),
  'POST /review/items/dismissals': async ({ make }) => ({ body: { word: await make.unknownItem() } }),
  'POST /review/learning/:photoId': async ({ make, owner }) => ({
    params: { photoId: await make.learningPhoto(owner.id) },
    body: { answer: 'kaca' },
  }),
  'POST /review/listings/:suggestionId': async ({ make, owner }) => ({
    params: { suggestionId: await make.suggestion(owner.id) },
    body: { decision: 'reject', reason: 'Sudah ada di daftar.' },
  }),
  'POST /review/takedowns/:takedownId': async ({ make }) => ({
    params: { takedownId: await make.takedown() },
    body: { decision: 'reject' },
  }),
  'POST /review/members/:memberId/suspension': async ({ bystander }) => ({
    params: { memberId: bystander.id },
    body: { days: 3, ...ruleAndReason },
  }),
  'POST /review/pieces/:submissionId': async ({ make, owner }) => ({
    params: { submissionId: await make.submission(owner.id) },
    body: { decision: 'reject', reason: 'Sumbernya belum ada.' },
  }),
  'POST /review/posts/:postId': withBody(ownPost, { action: 'hide', ...ruleAndReason }),
  'POST /review/posts/:postId/replies/:replyId': withBody(ownReply, { action: 'hide', ...ruleAndReason }),
  'POST /review/reports/:caseId': async ({ make, owner, bystander }) => ({
    params: { caseId: await make.reportCase(await make.post(owner.id), bystander.id) },
    body: { decision: 'keep' },
  }),

  'GET /scans': ownScan,
  'POST /scans': async () => ({
    headers: { 'idempotency-key': randomUUID() },
    body: {
      verdict: 'sure',
      material: 'logam',
      confidence: 91.4,
      modelSha256: shippedModel.sha256,
      scannedAt: new Date().toISOString(),
    },
  }),
  'DELETE /scans/:scanId': ownScan,
  'POST /scans/:scanId/feedback': withBody(ownScan, { correct: true }),
  'GET /scans/export.csv': withSecret(({ make, owner }) => make.scan(owner.id)),
  // Giving it needs kept photos first.
  'POST /scans/learning-consent': async () => ({ body: { teach: false } }),
  'POST /scans/photo-consent': async () => ({ body: { keep: true } }),
};
