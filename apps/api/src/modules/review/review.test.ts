import { randomUUID } from 'node:crypto';
import { confirmCollector, showCollector } from '@app/contract/directory';
import { listMySuggestions, type SuggestedListing, suggestListing } from '@app/contract/directory-suggestion';
import { decideSuggestion, listReviewSuggestions, reviewOverview } from '@app/contract/review';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '#api/lib/viewer.ts';
import { call } from '#test/call.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { staff as staffOf } from '#test/staff.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const place: SuggestedListing = {
  name: 'Kaca Pak Rahmat',
  kind: 'pengepul',
  category: 'Plastik & Kaleng',
  province: 'Papua',
  city: 'Sentani',
  address: 'Jalan Kemiri 3',
  latitude: -2.57,
  longitude: 140.51,
  phone: null,
  hours: [{ weekday: 2, opens: 480, closes: 900 }],
  pickupService: false,
  prices: [{ wasteType: 'botol-kaca', condition: 'prepared', amount: 250, minimum: 10 }],
};

type Person = Awaited<ReturnType<TestApi['signIn']>>;
type Accept = { decision: 'accept'; verifiedHow: string | null };
const accept = (verifiedHow: string | null = 'Didatangi sendiri'): Accept => ({
  decision: 'accept',
  verifiedHow,
});
const reject = { decision: 'reject', reason: 'Alamatnya tidak ada.' };

const staff = (role: Role) => staffOf(api, role);
const waits = (key: string) => ({ key, waiting: expect.any(Number) });

async function suggest(change: Partial<SuggestedListing> = {}, collectorId: string | null = null) {
  const author = await api.signIn();
  const body = { collectorId, listing: { ...place, ...change }, note: 'Dekat rumah saya.' };
  const response = await call(api, suggestListing, { headers: author.headers, body });
  return { author, id: response.json().suggestion._id as string };
}

const decide = (person: Person, id: string, body: object) =>
  call(api, decideSuggestion, { path: `/review/listings/${id}`, headers: person.headers, body });
const detail = async (id: string) =>
  (await call(api, showCollector, { path: `/collectors/${id}` })).json().collector;
const ownSuggestion = async ({ headers }: Person) =>
  (await call(api, listMySuggestions, { headers })).json().suggestions[0];

async function wholeQueue(person: Person) {
  const seen: { _id: string; author: string; current: { name: string } | null; note: string }[] = [];
  let cursor: string | null = null;
  do {
    const path: string = `/review/listings${cursor ? `?cursor=${cursor}` : ''}`;
    const page = (await call(api, listReviewSuggestions, { path, headers: person.headers })).json();
    seen.push(...page.suggestions);
    cursor = page.nextCursor;
  } while (cursor);
  return seen;
}

describe('whoever has no business here', () => {
  type Asked = {
    method: 'GET' | 'HEAD' | 'POST' | 'DELETE' | 'OPTIONS';
    url: string;
    payload?: object | string;
    type?: string;
  };

  const decision = { method: 'POST' as const, url: '/review/listings/x' };
  const known: Asked[] = [
    { method: 'GET', url: '/review' },
    { method: 'HEAD', url: '/review' },
    { method: 'DELETE', url: '/review' },
    { method: 'OPTIONS', url: '/review' },
    { method: 'GET', url: '/review/listings' },
    { method: 'GET', url: '/review/listings?cursor=x' },
    { ...decision, url: `/review/listings/${randomUUID()}`, payload: accept() },
    { method: 'GET', url: '/review/pieces?cursor=x' },
    { method: 'GET', url: '/review/learning?after=x' },
    { ...decision, url: `/review/learning/${randomUUID()}`, payload: { answer: 'kaca' } },
    { ...decision, url: `/review/pieces/${randomUUID()}`, payload: reject },
    { ...decision, url: '/review/pieces/x', payload: { decision: 'x' } },
    { ...decision, payload: { decision: 'x' } },
  ];
  const broken: Asked[] = [
    { ...decision, payload: '{"decision":', type: 'application/json' },
    { ...decision, payload: 'halo', type: 'text/x-lain' },
    { ...decision, payload: 'halo', type: 'text/plain' },
    { ...decision, payload: 'halo', type: 'bukan jenis' },
    { ...decision, payload: 'halo' },
    { ...decision, payload: 'a'.repeat(70_000), type: 'text/x-lain' },
    { ...decision, payload: '', type: 'application/json' },
    { ...decision, payload: `"${'a'.repeat(70_000)}"`, type: 'application/json' },
  ];

  /** Without the values that differ in every response. */
  async function answerTo({ app }: TestApi, { type, ...request }: Asked, headers: Record<string, string>) {
    const response = await app.inject({
      ...request,
      headers: { ...headers, ...(type && { 'content-type': type }) },
    });
    const { 'x-request-id': _id, date: _date, 'retry-after': _wait, ...rest } = response.headers;
    return {
      status: response.statusCode,
      headers: rest,
      // A response to HEAD has no body.
      body: request.method === 'HEAD' ? '' : response.body.replaceAll(/"requestId":"[^"]*"/g, ''),
    };
  }

  async function mustLookUnknown(server: TestApi, request: Asked, headers: Record<string, string>) {
    const response = await answerTo(server, request, headers);
    const unknown = { ...request, url: request.url.replace('/review', '/reviuw') };
    expect(response).toEqual(await answerTo(server, unknown, headers));
    return response.status;
  }

  test.each(['visitor', 'stale', 'member'] as const)('learns nothing as a %s', async (who) => {
    const member = await api.signIn();
    const headers = { visitor: {}, stale: { authorization: 'Bearer lama' }, member: member.headers }[who];
    for (const request of known) expect(await mustLookUnknown(api, request, headers)).toBe(404);
    for (const request of broken) expect(await mustLookUnknown(api, request, headers)).toBeLessThan(500);
  });

  test('learns nothing by asking too often either', async () => {
    const strict = await startTestApi({ RATE_LIMIT_VISITOR: '2' });
    try {
      for (let spent = 0; spent < 2; spent += 1) await strict.app.inject('/tidak-ada');
      for (const request of known) expect(await mustLookUnknown(strict, request, {})).toBe(429);
      for (const request of broken) await mustLookUnknown(strict, request, {});
    } finally {
      await strict.stop();
    }
  });

  test('does not read of it in the description of the API', async () => {
    expect((await api.app.inject('/openapi.json')).body).not.toContain('/review');
  });
});

test.each(['editor', 'moderator', 'admin'] as const)(
  '%s: sees the queues with two steps only',
  async (role) => {
    const secured = await call(api, reviewOverview, { headers: (await staff(role)).headers });
    expect(secured.json()).toEqual({
      queues: [
        waits('listings'),
        waits('takedowns'),
        waits('duplicates'),
        waits('pieces'),
        waits('items'),
        waits('learning'),
        // Editors do not moderate.
        ...(role === 'editor' ? [] : [waits('reports'), waits('appeals')]),
      ],
    });
    const unsecured = await call(api, reviewOverview, { headers: (await api.signIn(role)).headers });
    expect(unsecured.statusCode).toBe(403);
    expect(unsecured.json().code).toBe('second_step_required');
  },
);

describe('the queue', () => {
  test('holds what waits, oldest first, each once, with the name of its author and nothing else of them', async () => {
    const editor = await staff('editor');
    const ids: string[] = [];
    for (let index = 0; index < 23; index += 1) ids.push((await suggest()).id);
    const queue = await wholeQueue(editor);
    expect(queue.map(({ _id }) => _id).filter((id) => ids.includes(id))).toEqual(ids);
    expect(queue[0]).toMatchObject({ kind: 'listing', author: 'Sari', current: null });
    expect(JSON.stringify(queue)).not.toContain('@contoh.id');
  });

  test('refuses a cursor that it did not give', async () => {
    const { headers } = await staff('editor');
    const response = await call(api, listReviewSuggestions, { path: '/review/listings?cursor=x', headers });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().fields)).toEqual(['cursor']);
  });
});

describe('accepting', () => {
  test('publishes the listing with its prices, its verification and a line in the audit log', async () => {
    const moderator = await staff('moderator');
    const { author, id } = await suggest({ name: 'Kaca Baru Sentani' });
    const response = await decide(moderator, id, accept('Ditelepon'));
    expect(response.statusCode).toBe(200);
    const { collectorId } = response.json();
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' }).format(new Date());
    expect(await detail(collectorId)).toMatchObject({
      name: 'Kaca Baru Sentani',
      verified: true,
      verifiedHow: 'Ditelepon',
      isSample: false,
      wasteTypes: [
        { wasteType: 'botol-kaca', amount: 250, unit: 'kg', source: 'Usulan warga', observedOn: today },
      ],
    });
    const found = await api.app.inject('/collectors?q=kaca%20sentani');
    expect(found.json().collectors[0].id).toBe(collectorId);
    expect(await ownSuggestion(author)).toMatchObject({ state: 'accepted', collectorId });
    const logged = api.db.selectFrom('app.audit_log').selectAll().where('subject_id', '=', collectorId);
    expect(await logged.execute()).toMatchObject([
      { actor_id: moderator.id, action: 'listing.added', detail: { suggestion: id } },
    ]);
  });

  test('without a check publishes it as unverified', async () => {
    const editor = await staff('editor');
    const { collectorId } = (await decide(editor, (await suggest()).id, accept(null))).json();
    expect(await detail(collectorId)).toMatchObject({ verified: false, verifiedHow: null });
  });

  test('a correction changes the listing, and one without a check takes its badge', async () => {
    const editor = await staff('editor');
    const { collectorId } = (await decide(editor, (await suggest()).id, accept())).json();
    const correction = await suggest({ name: 'Kaca Pak Rahmat Jaya' }, collectorId);
    const waiting = (await wholeQueue(editor)).find(({ _id }) => _id === correction.id);
    expect(waiting?.current?.name).toBe('Kaca Pak Rahmat');
    expect((await decide(editor, correction.id, accept(null))).json().collectorId).toBe(collectorId);
    expect(await detail(collectorId)).toMatchObject({ name: 'Kaca Pak Rahmat Jaya', verified: false });
  });

  test('of two editors at once one wins, and there is one listing', async () => {
    const editors = await Promise.all([staff('editor'), staff('admin')]);
    const { id } = await suggest({ name: 'Kaca Rebutan' });
    const responses = await Promise.all(editors.map((editor) => decide(editor, id, accept())));
    expect(responses.map(({ statusCode }) => `${statusCode}`).toSorted()).toEqual(['200', '409']);
    const listings = api.db.selectFrom('app.listing').select('id').where('name', '=', 'Kaca Rebutan');
    expect(await listings.execute()).toHaveLength(1);
  });

  test('one who accepts while another rejects: whatever was first stands', async () => {
    const editors = await Promise.all([staff('editor'), staff('admin')]);
    const { author, id } = await suggest({ name: 'Kaca Beda Pendapat' });
    const responses = await Promise.all([decide(editors[0], id, accept()), decide(editors[1], id, reject)]);
    const isAccepted = responses[0].statusCode === 200;
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(isAccepted ? [200, 409] : [409, 200]);
    const listings = api.db.selectFrom('app.listing').select('id').where('name', '=', 'Kaca Beda Pendapat');
    expect(await listings.execute()).toHaveLength(isAccepted ? 1 : 0);
    expect((await ownSuggestion(author)).state).toBe(isAccepted ? 'accepted' : 'rejected');
  });
});

test('rejecting tells the author why, and shows nothing', async () => {
  const editor = await staff('editor');
  const { author, id } = await suggest({ name: 'Kaca Palsu' });
  expect((await decide(editor, id, reject)).json()).toEqual({ success: true, collectorId: null });
  expect(await ownSuggestion(author)).toMatchObject({ state: 'rejected', reason: 'Alamatnya tidak ada.' });
  expect((await decide(editor, id, accept())).json().code).toBe('already_decided');
  expect((await decide(editor, randomUUID(), accept())).statusCode).toBe(404);
});

test.each([
  ['reason', { decision: 'reject', reason: '' }],
  ['verifiedHow', { decision: 'accept' }],
  ['decision', { decision: 'mungkin' }],
])('a decision names its bad field: %s', async (field, body) => {
  const response = await decide(await staff('editor'), randomUUID(), body);
  expect(response.statusCode).toBe(400);
  expect(Object.keys(response.json().fields)).toEqual([field]);
});

describe('a place that three people call closed', () => {
  async function reported() {
    const editor = await staff('editor');
    const { collectorId } = (await decide(editor, (await suggest()).id, accept())).json();
    const path = `/collectors/${collectorId}/confirmations`;
    const reportClosed = async () => {
      const { headers } = await api.signIn();
      await call(api, confirmCollector, { path, headers, body: { isOpen: false } });
    };
    for (let people = 0; people < 3; people += 1) await reportClosed();
    const closure = (await wholeQueue(editor)).findLast(({ author }) => author === 'Laporan warga')!;
    return { editor, collectorId, closure, reportClosed };
  }

  test('leaves the list when an editor agrees', async () => {
    const { editor, collectorId, closure } = await reported();
    expect(closure).toMatchObject({ kind: 'closure', note: expect.stringContaining('3 orang') });
    expect((await decide(editor, closure._id, accept())).json()).toEqual({
      success: true,
      collectorId: null,
    });
    expect((await call(api, showCollector, { path: `/collectors/${collectorId}` })).statusCode).toBe(404);
  });

  test('stays when an editor does not, and is not asked about again by the same voices', async () => {
    const { editor, collectorId, closure, reportClosed } = await reported();
    await decide(editor, closure._id, reject);
    await reportClosed();
    expect((await call(api, showCollector, { path: `/collectors/${collectorId}` })).statusCode).toBe(200);
    const again = (await wholeQueue(editor)).filter(({ author }) => author === 'Laporan warga');
    expect(again.map(({ _id }) => _id)).not.toContain(closure._id);
    expect(again).toHaveLength(0);
  });
});
