import { randomUUID } from 'node:crypto';
import { deleteAccount, exportAccount } from '@app/contract/account-settings';
import { listMySubmissions } from '@app/contract/education-submission';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweepPhotos } from '#api/modules/photo/photo-sweep.ts';
import { call } from '#test/call.ts';
import { education, news, type Person, tutorial } from '#test/education.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { relaxedEnv } from '#test/scanning.ts';
import { staff } from '#test/staff.ts';
import { storedNames } from '#test/stored-objects.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(relaxedEnv, { classifier: true });
});
afterAll(() => api.stop());

const { decide, mine, photoKey, picture, submit, withdraw } = education(() => api);
const accept = { decision: 'accept', piece: null };

describe('a submission', () => {
  test.each([news, tutorial])('waits for an editor and stands among the own ones: $kind', async (piece) => {
    const sari = await api.signIn();
    const response = await submit(sari, piece);
    expect(response.statusCode).toBe(200);
    const { submission } = response.json();
    expect(submission).toMatchObject({
      piece,
      picture: null,
      state: 'pending',
      reason: null,
      publishedId: null,
    });
    expect(await mine(sari)).toEqual([submission]);
    expect(await mine(await api.signIn())).toEqual([]);
  });

  test('shows nowhere before somebody has looked at it', async () => {
    await submit(await api.signIn(), { ...news, title: 'Belum dilihat siapa pun' });
    const written = api.db.selectFrom('app.piece_revision').select('title');
    expect(await written.where('title', '=', 'Belum dilihat siapa pun').execute()).toEqual([]);
  });

  test('shows its own picture to its author', async () => {
    const sari = await api.signIn();
    const { pictureId } = await picture(sari);
    const { submission } = (await submit(sari, { ...news, pictureId })).json();
    expect(submission.piece.pictureId).toBe(pictureId);
    expect((await fetch(submission.picture)).status).toBe(200);
    expect((await fetch((await mine(sari))[0].picture)).status).toBe(200);
  });

  test('keeps text as text, and breaks lines in one way', async () => {
    const sari = await api.signIn();
    const safety = '<script>alert(1)</script>\r\n<b>Awas</b> & \'hati-hati\' "ya"';
    const { submission } = (await submit(sari, { ...tutorial, safety })).json();
    expect(submission.piece.safety).toBe(safety.replace('\r\n', '\n'));
    expect((await mine(sari))[0].piece.safety).toBe(submission.piece.safety);
  });

  test('is for members', async () => {
    expect((await submit(null)).statusCode).toBe(401);
    expect((await call(api, listMySubmissions)).statusCode).toBe(401);
    expect((await withdraw(null, randomUUID())).statusCode).toBe(401);
  });

  test.each([
    ['title', { ...news, title: 'Pendek' }],
    ['title', { ...news, title: 'Judul dengan\nbaris baru' }],
    ['category', { ...news, category: 'Kompos' }],
    ['fullContent', { ...news, fullContent: 'Terlalu sedikit.' }],
    ['fullContent', { ...news, fullContent: `${news.fullContent}\0` }],
    ['sources.0.url', { ...news, sources: [{ title: 'Jebakan', url: 'javascript:alert(1)' }] }],
    ['pictureId', { ...news, pictureId: 'bukan-id' }],
    ['kind', { ...news, kind: 'puisi' }],
    ['difficulty', { ...tutorial, difficulty: 'Ajaib' }],
    ['minutes', { ...tutorial, minutes: 1.5 }],
    ['steps', { ...tutorial, steps: tutorial.steps.slice(1) }],
    ['steps.1.text', { ...tutorial, steps: [tutorial.steps[0], { title: 'Isi', text: 'Isi.' }] }],
    ['materials.0', { ...tutorial, materials: [''] }],
  ])('names the bad field: %s', async (field, piece) => {
    const response = await submit(await api.signIn(), piece);
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, [field]]);
  });
});

describe('a picture belongs to one submission of its owner', () => {
  test('that of somebody else is refused, as one that never was', async () => {
    const foreign = await picture(await api.signIn());
    for (const pictureId of [foreign.pictureId, randomUUID()]) {
      const sari = await api.signIn();
      const response = await submit(sari, { ...news, pictureId });
      const fields = { pictureId: 'Gambar ini sudah tidak tersimpan. Unggah sekali lagi.' };
      expect([response.statusCode, response.json()]).toMatchObject([409, { code: 'picture_gone', fields }]);
      expect(await mine(sari)).toEqual([]);
    }
  });

  test('of several submissions at once one gets it', async () => {
    const sari = await api.signIn();
    const { pictureId } = await picture(sari);
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => submit(sari, { ...news, pictureId })),
    );
    expect(responses.map(({ statusCode }) => `${statusCode}`).toSorted()).toEqual([
      '200',
      '409',
      '409',
      '409',
    ]);
    expect(await mine(sari)).toHaveLength(1);
  });

  test('one that was taken back leaves it for the next', async () => {
    const sari = await api.signIn();
    const { pictureId } = await picture(sari);
    const { submission } = (await submit(sari, { ...news, pictureId })).json();
    expect((await withdraw(sari, submission._id)).json()).toEqual({ success: true });
    expect((await submit(sari, { ...tutorial, pictureId })).statusCode).toBe(200);
  });
});

test('five submissions a day, also when they all come at once', async () => {
  const eager = await api.signIn();
  const responses = await Promise.all(Array.from({ length: 8 }, () => submit(eager)));
  const refused = responses.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(3);
  expect(refused[0]?.json().code).toBe('submissions_spent');
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(86_000);
  expect(await mine(eager)).toHaveLength(5);
  await api.db
    .updateTable('app.piece_submission')
    .set({ created_at: new Date(Date.now() - 86_401_000) })
    .where('author_id', '=', eager.id)
    .execute();
  expect((await submit(eager)).statusCode).toBe(200);
});

describe('taking back', () => {
  test('removes what still waits', async () => {
    const sari = await api.signIn();
    const { submission } = (await submit(sari)).json();
    expect((await withdraw(sari, submission._id)).json()).toEqual({ success: true });
    expect(await mine(sari)).toEqual([]);
    expect((await withdraw(sari, submission._id)).statusCode).toBe(404);
  });

  test('is not for others', async () => {
    const sari = await api.signIn();
    const { submission } = (await submit(sari)).json();
    expect((await withdraw(await api.signIn(), submission._id)).statusCode).toBe(404);
    expect(await mine(sari)).toHaveLength(1);
  });

  test('comes too late for what is decided', async () => {
    const sari = await api.signIn();
    const { submission } = (await submit(sari)).json();
    await decide(await staff(api, 'editor'), submission._id, accept);
    const response = await withdraw(sari, submission._id);
    expect([response.statusCode, response.json().code]).toEqual([409, 'already_decided']);
  });

  test('while an editor accepts: whatever was first stands', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const [sari, editor] = [await api.signIn(), await staff(api, 'editor')];
      const { submission } = (await submit(sari)).json();
      const [withdrawn, decided] = await Promise.all([
        withdraw(sari, submission._id),
        decide(editor, submission._id, accept),
      ]);
      const isAccepted = decided.statusCode === 200;
      expect([withdrawn.statusCode, decided.statusCode]).toEqual(isAccepted ? [409, 200] : [200, 404]);
      const pieces = api.db.selectFrom('app.piece').select('id').where('author_profile_id', '=', sari.id);
      expect(await pieces.execute()).toHaveLength(isAccepted ? 1 : 0);
    }
  });
});

test('a person takes their submissions along, with pictures for a day, and nobody else’s', async () => {
  const [sari, other] = [await api.signIn(), await api.signIn()];
  const { pictureId } = await picture(sari);
  const { submission } = (await submit(sari, { ...news, pictureId })).json();
  const exported = async ({ headers }: Person) =>
    (await call(api, exportAccount, { headers })).json().submissions;
  const [own] = await exported(sari);
  expect(own).toEqual({ ...submission, picture: expect.any(String) });
  expect(new URL(own.picture).searchParams.get('X-Amz-Expires')).toBe('86400');
  expect(await exported(other)).toEqual([]);
});

test('who goes takes along what waits or was rejected; what was published stays as "Anonim"', async () => {
  const [sari, editor] = [await api.signIn(), await staff(api, 'editor')];
  const [shown, waiting, unused] = [await picture(sari), await picture(sari), await picture(sari)];
  const keys = await Promise.all([shown, waiting, unused].map(({ pictureId }) => photoKey(pictureId)));
  const sent = async (piece: object) => (await submit(sari, piece)).json().submission._id as string;
  const { publishedId } = (
    await decide(editor, await sent({ ...news, pictureId: shown.pictureId }), accept)
  ).json();
  await sent({ ...news, pictureId: waiting.pictureId });
  await decide(editor, await sent(tutorial), { decision: 'reject', reason: 'Sudah ada.' });

  const gone = await call(api, deleteAccount, { headers: sari.headers, body: { confirmation: 'HAPUS' } });
  expect(gone.statusCode).toBe(200);
  await sweepPhotos(api.db, api.deps.objects);
  const left = await Promise.all(keys.map(async (key) => (await storedNames(key)).length));
  expect(left).toEqual([2, 0, 0]);
  const rows = api.db.selectFrom('app.piece_submission').select('id').where('author_id', '=', sari.id);
  expect(await rows.execute()).toEqual([]);
  const { article } = (await api.app.inject(`/education/news/${publishedId}`)).json();
  expect(article.author).toBe('Anonim');
  expect((await api.app.inject(article.image.replace('/api', ''))).statusCode).toBe(200);
});

test('who deletes their account while an editor accepts: both come to an end, and no name stays', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const [sari, editor] = [await api.signIn(), await staff(api, 'editor')];
    const { submission } = (await submit(sari)).json();
    const [gone, decided] = await Promise.all([
      call(api, deleteAccount, { headers: sari.headers, body: { confirmation: 'HAPUS' } }),
      decide(editor, submission._id, accept),
    ]);
    expect(gone.statusCode).toBe(200);
    expect([200, 404]).toContain(decided.statusCode);
    const { publishedId } = decided.json();
    if (!publishedId) continue;
    const { article } = (await api.app.inject(`/education/news/${publishedId}`)).json();
    expect(article.author).toBe('Anonim');
  }
});
