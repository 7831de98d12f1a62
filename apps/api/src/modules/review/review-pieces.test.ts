import { randomUUID } from 'node:crypto';
import { listReviewSubmissions, reviewOverview } from '@app/contract/review';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '#test/call.ts';
import { education, news, type Person, tutorial } from '#test/education.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { relaxedEnv } from '#test/scanning.ts';
import { staff } from '#test/staff.ts';

let api: TestApi;
let editor: Person;
beforeAll(async () => {
  api = await startTestApi(relaxedEnv, { classifier: true });
  editor = await staff(api, 'editor');
});
afterAll(() => api.stop());

const { decide, mine, picture, submit } = education(() => api);
const accept = (piece: object | null = null) => ({ decision: 'accept', piece });
const reject = { decision: 'reject', reason: 'Sudah ada tulisan tentang ini.' };

async function sent(piece: object = news) {
  const author = await api.signIn();
  const id: string = (await submit(author, piece)).json().submission._id;
  return { author, id };
}
const article = async (id: number) => (await api.app.inject(`/education/news/${id}`)).json().article;
const auditOf = (id: string) =>
  api.db
    .selectFrom('app.audit_log')
    .select(['actor_id', 'action', 'detail'])
    .where('subject_id', '=', id)
    .execute();
const titled = (title: string) =>
  api.db.selectFrom('app.piece_revision').select('piece_id').where('title', '=', title).execute();

async function wholeQueue() {
  const seen: { _id: string; author: string; picture: string | null }[] = [];
  let cursor: string | null = null;
  do {
    const path: string = `/review/pieces${cursor ? `?cursor=${cursor}` : ''}`;
    const page = (await call(api, listReviewSubmissions, { path, headers: editor.headers })).json();
    seen.push(...page.submissions);
    cursor = page.nextCursor;
  } while (cursor);
  return seen;
}

describe('the queue of pieces', () => {
  test('holds what waits, oldest first, each once, with the name of its author and nothing else of them', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 23; index += 1) ids.push((await sent()).id);
    const queue = await wholeQueue();
    expect(queue.map(({ _id }) => _id).filter((id) => ids.includes(id))).toEqual(ids);
    expect(queue[0]).toMatchObject({ author: 'Sari', state: 'pending', piece: news, picture: null });
    expect(JSON.stringify(queue)).not.toContain('@contoh.id');
    const { queues } = (await call(api, reviewOverview, { headers: editor.headers })).json();
    expect(queues).toContainEqual({ key: 'pieces', waiting: queue.length });
  });

  test('shows the picture to editors', async () => {
    const author = await api.signIn();
    const { pictureId } = await picture(author);
    const { submission } = (await submit(author, { ...tutorial, pictureId })).json();
    const waiting = (await wholeQueue()).find(({ _id }) => _id === submission._id);
    expect((await fetch(waiting?.picture ?? '')).headers.get('content-type')).toBe('image/jpeg');
  });

  test('refuses a cursor that it did not give', async () => {
    const path = '/review/pieces?cursor=x';
    const response = await call(api, listReviewSubmissions, { path, headers: editor.headers });
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, ['cursor']]);
  });

  test('is not for staff without their second step', async () => {
    const { headers } = await api.signIn('editor');
    const response = await call(api, listReviewSubmissions, { headers });
    expect([response.statusCode, response.json().code]).toEqual([403, 'second_step_required']);
  });
});

describe('accepting', () => {
  test('publishes news as sent, with byline, picture and a line in the audit log', async () => {
    const author = await api.signIn();
    const { pictureId } = await picture(author);
    const { submission } = (await submit(author, { ...news, pictureId })).json();
    const response = await decide(editor, submission._id, accept());
    expect(response.statusCode).toBe(200);
    const { publishedId } = response.json();
    expect(publishedId).toBeGreaterThan(100);
    expect(await article(publishedId)).toMatchObject({
      title: news.title,
      fullContent: news.fullContent,
      sources: news.sources,
      author: 'Sari',
      scene: null,
      image: `/api/education/pictures/${pictureId}`,
      thumbnail: `/api/education/pictures/${pictureId}?size=kecil`,
    });
    expect(await mine(author)).toMatchObject([{ state: 'accepted', publishedId, reason: null }]);
    expect(await auditOf(submission._id)).toEqual([
      {
        actor_id: editor.id,
        action: 'submission.published',
        detail: { kind: 'news', piece: String(publishedId) },
      },
    ]);
  });

  test('publishes a tutorial with a drawn scene where it has no picture', async () => {
    const { id } = await sent(tutorial);
    const { publishedId } = (await decide(editor, id, accept())).json();
    const { innovation } = (await api.app.inject(`/education/innovation/${publishedId}`)).json();
    expect(innovation).toMatchObject({
      title: tutorial.title,
      steps: tutorial.steps,
      materials: tutorial.materials,
      minutes: 90,
      author: 'Sari',
      scene: expect.any(String),
    });
  });

  test('publishes what the editor corrected; the author still sees what they sent', async () => {
    const { author, id } = await sent();
    const corrected = { ...news, title: 'Jeriken jelantah bersama di ujung gang', category: 'Sosial' };
    const { publishedId } = (await decide(editor, id, accept(corrected))).json();
    expect(await article(publishedId)).toMatchObject({ title: corrected.title, category: 'Sosial' });
    expect((await mine(author))[0].piece).toEqual(news);
  });

  test('leaves the picture and the kind to the author', async () => {
    const [author, other] = [await api.signIn(), await api.signIn()];
    const [own, foreign] = [await picture(author), await picture(other)];
    const { submission } = (await submit(author, { ...news, pictureId: own.pictureId })).json();
    const asTutorial = await decide(editor, submission._id, accept(tutorial));
    expect([asTutorial.statusCode, Object.keys(asTutorial.json().fields)]).toEqual([400, ['piece.kind']]);
    const corrected = { ...news, pictureId: foreign.pictureId };
    const { publishedId } = (await decide(editor, submission._id, accept(corrected))).json();
    expect((await article(publishedId)).image).toContain(own.pictureId);
    expect((await submit(other, { ...news, pictureId: foreign.pictureId })).statusCode).toBe(200);
  });

  test('shows text as text, whatever it looks like', async () => {
    const fullContent = `${news.fullContent}\n\n<img src=x onerror=alert(1)> & <b>tebal</b>`;
    const { id } = await sent({ ...news, title: '<b>Judul</b> & "kutipan"', fullContent });
    const { publishedId } = (await decide(editor, id, accept())).json();
    expect(await article(publishedId)).toMatchObject({ title: '<b>Judul</b> & "kutipan"', fullContent });
  });

  test('of two editors at once one wins, and there is one piece', async () => {
    const editors = [editor, await staff(api, 'admin')];
    const title = 'Jeriken yang diperebutkan';
    const { id } = await sent({ ...news, title });
    const responses = await Promise.all(editors.map((one) => decide(one, id, accept())));
    expect(responses.map(({ statusCode }) => `${statusCode}`).toSorted()).toEqual(['200', '409']);
    expect(responses.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('already_decided');
    expect(await titled(title)).toHaveLength(1);
  });

  test('one who accepts while another rejects: whatever was first stands', async () => {
    const moderator = await staff(api, 'moderator');
    const title = 'Jeriken beda pendapat';
    const { author, id } = await sent({ ...news, title });
    const responses = await Promise.all([decide(editor, id, accept()), decide(moderator, id, reject)]);
    const isAccepted = responses[0].statusCode === 200;
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(isAccepted ? [200, 409] : [409, 200]);
    expect(await titled(title)).toHaveLength(isAccepted ? 1 : 0);
    expect((await mine(author))[0].state).toBe(isAccepted ? 'accepted' : 'rejected');
  });
});

test('rejecting tells the author why, and shows nothing', async () => {
  const title = 'Jeriken yang ditolak';
  const { author, id } = await sent({ ...news, title });
  expect((await decide(editor, id, reject)).json()).toEqual({ success: true, publishedId: null });
  expect(await mine(author)).toMatchObject([{ state: 'rejected', reason: reject.reason, publishedId: null }]);
  expect(await titled(title)).toEqual([]);
  expect(await auditOf(id)).toEqual([{ actor_id: editor.id, action: 'submission.rejected', detail: {} }]);
  expect((await decide(editor, id, accept())).json().code).toBe('already_decided');
  expect((await decide(editor, randomUUID(), accept())).statusCode).toBe(404);
});

test.each([
  ['reason', { decision: 'reject', reason: '' }],
  ['reason', { decision: 'reject', reason: 'tidak\0ada' }],
  ['piece', { decision: 'accept' }],
  ['piece.title', { decision: 'accept', piece: { ...news, title: 'x' } }],
  ['decision', { decision: 'mungkin' }],
])('a decision names its bad field: %s', async (field, body) => {
  const response = await decide(editor, randomUUID(), body);
  expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, [field]]);
});
