import { randomUUID } from 'node:crypto';
import { nextLearningPhoto } from '@app/contract/learning';
import { reviewOverview } from '@app/contract/review';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '#test/call.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { learning } from '#test/learning.ts';
import { relaxedEnv } from '#test/scanning.ts';
import { staff } from '#test/staff.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(relaxedEnv);
});
afterAll(() => api.stop());

const { label, labelers, next, offered, rowOf } = learning(() => api);
type Person = Parameters<typeof next>[0];

/** All photos that wait for somebody, by skipping each. */
async function waitingFor(person: Person) {
  const seen: string[] = [];
  for (;;) {
    const { photo } = (await next(person, seen.at(-1))).json();
    if (!photo) return seen;
    seen.push(photo._id);
  }
}

describe('who is not of the team', () => {
  test.each(['visitor', 'member'] as const)('finds nothing: %s', async (who) => {
    const { photoId } = await offered();
    const person = who === 'visitor' ? { headers: {} } : await api.signIn();
    expect((await next(person)).json()).toMatchObject({ code: 'not_found' });
    expect((await label(person, photoId, 'kaca')).json()).toMatchObject({ code: 'not_found' });
  });

  test('must have a second step', async () => {
    const editor = await api.signIn('editor');
    expect((await next(editor)).json().code).toBe('second_step_required');
    expect((await label(editor, randomUUID(), 'kaca')).json().code).toBe('second_step_required');
  });
});

describe('the next photo', () => {
  test.each(['editor', 'moderator', 'admin'] as const)('is shown to an %s', async (role) => {
    const { photoId } = await offered();
    expect(await waitingFor(await staff(api, role))).toContain(photoId);
  });

  test('is seen by an address of five minutes', async () => {
    await offered();
    const [editor] = await labelers(1);
    const { photo } = nextLearningPhoto.response.parse((await next(editor!)).json());
    const seen = await fetch(photo!.address);
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(new URL(photo!.address).searchParams.get('X-Amz-Expires')).toBe('300');
  });

  test('tells nothing of its owner, of the model or of what others said', async () => {
    const { member, scanId, photoId } = await offered();
    const [one, other] = await labelers(2);
    await label(one!, photoId, 'residu');
    const before = (await waitingFor(other!)).findLast((id) => id < photoId);
    const response = await next(other!, before);
    expect(response.json().photo).toEqual({ _id: photoId, address: expect.any(String) });
    expect(Object.keys(response.json())).toEqual(['photo', 'counts']);
    expect(Object.keys(response.json().counts)).toEqual(['waiting', 'labelled', 'setAside', 'withdrawn']);
    for (const secret of [member.id, member.email, 'Sari', scanId, one!.id, 'residu', 'kaca', 'plastik'])
      expect(response.body).not.toContain(secret);
    expect((await label(other!, photoId, 'residu')).json()).toEqual({ success: true });
  });

  test('is never one that they have labelled, nor their own', async () => {
    const { member, photoId } = await offered();
    const [editor] = await labelers(1);
    expect(await waitingFor(editor!)).toContain(photoId);
    await label(editor!, photoId, 'kaca');
    expect(await waitingFor(editor!)).not.toContain(photoId);
    expect((await label(editor!, photoId, 'kaca')).json().code).toBe('photo_decided');

    await api.db.updateTable('app.profile').set({ role: 'editor' }).where('id', '=', member.id).execute();
    await api.db
      .insertInto('app.two_step')
      .values({ profile_id: member.id, secret: Buffer.from('rahasia'), confirmed_at: new Date() })
      .execute();
    const { app } = await api.startInstance();
    const own = await app.inject({ url: '/review/learning', headers: member.headers });
    expect(own.statusCode).toBe(200);
    expect(own.json().photo?._id).not.toBe(photoId);
    const vote = await app.inject({
      method: 'POST',
      url: `/review/learning/${photoId}`,
      headers: member.headers,
      payload: { answer: 'kaca' },
    });
    expect(vote.json().code).toBe('not_found');
  });

  test('the number that waits stands in the overview', async () => {
    const [editor] = await labelers(1);
    const waiting = async () => {
      const { queues } = (await call(api, reviewOverview, { headers: editor!.headers })).json();
      return queues.find(({ key }: { key: string }) => key === 'learning').waiting;
    };
    const before = await waiting();
    const { photoId } = await offered();
    expect(await waiting()).toBe(before + 1);
    await label(editor!, photoId, 'kaca');
    expect(await waiting()).toBe(before);
  });
});

test.each([
  ['after', (editor: Person) => next(editor, 'x')],
  ['photoId', (editor: Person) => label(editor, 'x', 'kaca')],
  ['answer', (editor: Person) => label(editor, randomUUID(), 'botol')],
])('a request names its bad field: %s', async (field, ask) => {
  const [editor] = await labelers(1);
  const response = await ask(editor!);
  expect(response.statusCode).toBe(400);
  expect(Object.keys(response.json().fields)).toEqual([field]);
});

test('a photo that does not exist is not found', async () => {
  const [editor] = await labelers(1);
  expect((await label(editor!, randomUUID(), 'kaca')).statusCode).toBe(404);
});

describe('labels', () => {
  test('two equal ones decide, and a third person is told so', async () => {
    const { photoId, scanId } = await offered();
    const [one, two, late] = await labelers(3);
    await label(one!, photoId, 'kaca');
    expect((await rowOf(scanId))?.state).toBe('pending');
    await label(two!, photoId, 'kaca');
    expect(await rowOf(scanId)).toMatchObject({ state: 'labelled', label: 'kaca' });
    const response = await label(late!, photoId, 'plastik');
    expect([response.statusCode, response.json().code]).toEqual([409, 'photo_decided']);
  });

  test('after a disagreement three of four decide', async () => {
    const { photoId, scanId } = await offered();
    const people = await labelers(4);
    const answers = ['kaca', 'plastik', 'kaca', 'kaca'];
    for (const [index, person] of people.entries()) {
      expect((await rowOf(scanId))?.state).toBe('pending');
      await label(person, photoId, answers[index]!);
    }
    expect(await rowOf(scanId)).toMatchObject({ state: 'labelled', label: 'kaca' });
  });

  test('four who do not agree set it aside', async () => {
    const { photoId, scanId } = await offered();
    const answers = ['kaca', 'plastik', 'kaca', 'logam'];
    for (const [index, person] of (await labelers(4)).entries())
      await label(person, photoId, answers[index]!);
    expect(await rowOf(scanId)).toMatchObject({ state: 'unclear', label: null });
  });

  test('one who sees a face sets it aside for everybody', async () => {
    const { photoId, scanId } = await offered();
    const [one, two] = await labelers(2);
    await label(one!, photoId, 'wajah');
    expect(await rowOf(scanId)).toMatchObject({ state: 'refused', refusal: 'wajah' });
    expect(await waitingFor(two!)).not.toContain(photoId);
    expect((await label(two!, photoId, 'kaca')).json().code).toBe('photo_decided');
  });

  test('of ten people at once exactly two are heard when they agree', async () => {
    const { photoId, scanId } = await offered();
    const people = await labelers(10);
    const responses = await Promise.all(people.map((person) => label(person, photoId, 'logam')));
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
    expect(responses.filter(({ statusCode }) => statusCode === 409)).toHaveLength(8);
    expect(await rowOf(scanId)).toMatchObject({ state: 'labelled', label: 'logam' });
    const votes = api.db.selectFrom('app.learning_vote').select('number').where('photo_id', '=', photoId);
    expect((await votes.orderBy('number').execute()).map(({ number }) => number)).toEqual([1, 2]);
  });

  test('of one person who sends twice at once one is counted', async () => {
    const { photoId, scanId } = await offered();
    const [editor] = await labelers(1);
    const responses = await Promise.all([1, 2].map(() => label(editor!, photoId, 'logam')));
    expect(responses.map(({ statusCode }) => `${statusCode}`).toSorted()).toEqual(['200', '409']);
    expect((await rowOf(scanId))?.state).toBe('pending');
  });

  test('stay when the account of the labeler is deleted', async () => {
    const { photoId, scanId } = await offered();
    const [one, two] = await labelers(2);
    await label(one!, photoId, 'kertas');
    await api.db.deleteFrom('auth.users').where('id', '=', one!.id).execute();
    await label(two!, photoId, 'kertas');
    expect(await rowOf(scanId)).toMatchObject({ state: 'labelled', label: 'kertas' });
  });
});
