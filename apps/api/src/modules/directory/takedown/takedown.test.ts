import { randomUUID } from 'node:crypto';
import { showCollector } from '@app/contract/directory';
import { requestTakedown } from '@app/contract/directory-takedown';
import { decideTakedown, listTakedowns } from '@app/contract/review-places';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { call } from '#test/call.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { writeListing } from '#test/listings.ts';
import { staff } from '#test/staff.ts';

let api: TestApi;
let place: string;
let editor: Awaited<ReturnType<typeof staff>>;
beforeAll(async () => {
  api = await startTestApi({ LIMIT_TAKEDOWNS: '1000' });
  editor = await staff(api, 'editor');
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.db.deleteFrom('app.takedown_request').execute();
  place = await writeListing(api);
});

const body = { reason: 'home', message: 'Ini rumah saya.', contact: 'warga@contoh.id' };
const ask = (given: object = body, id = place, from = api) =>
  call(from, requestTakedown, { path: `/collectors/${id}/takedown-requests`, body: given });
const list = async () => (await call(api, listTakedowns, { headers: editor.headers })).json().takedowns;
const decide = (id: string, decision: string, headers: Record<string, string> = editor.headers) =>
  call(api, decideTakedown, { path: `/review/takedowns/${id}`, headers, body: { decision } });
const isShown = async () =>
  (await call(api, showCollector, { path: `/collectors/${place}` })).statusCode === 200;

describe('a request to take a place down', () => {
  test('needs no account, and an editor sees it with its contact', async () => {
    expect((await ask()).json()).toEqual({ success: true });
    expect(await list()).toMatchObject([{ ...body, collector: { id: place } }]);
  });

  test('names the fields that are missing or wrong', async () => {
    const refused = await ask({ reason: 'bosan', message: '', contact: 'x' });
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json().fields)).toEqual(['reason', 'contact']);
  });

  test('is about a place that is shown', async () => {
    expect((await ask(body, randomUUID())).statusCode).toBe(404);
  });

  test('is limited per network', async () => {
    const strict = await startTestApi({ LIMIT_TAKEDOWNS: '1' });
    try {
      const id = await writeListing(strict);
      expect((await ask(body, id, strict)).statusCode).toBe(200);
      expect((await ask(body, id, strict)).statusCode).toBe(429);
    } finally {
      await strict.stop();
    }
  });
});

describe('an editor', () => {
  test('hides the place, and the contact is deleted', async () => {
    await ask();
    const [{ _id }] = await list();
    expect((await decide(_id, 'accept')).statusCode).toBe(200);
    expect(await isShown()).toBe(false);
    expect(await list()).toEqual([]);
    const { contact } = await api.db
      .selectFrom('app.takedown_request')
      .select('contact')
      .executeTakeFirstOrThrow();
    expect(contact).toBe('');
    const entry = await api.db
      .selectFrom('app.audit_log')
      .select(['action', 'actor_id'])
      .where('subject_id', '=', place)
      .executeTakeFirst();
    expect(entry).toEqual({ action: 'listing.taken_down', actor_id: editor.id });
    expect((await decide(_id, 'reject')).json()).toMatchObject({ code: 'already_decided' });
  });

  test('keeps the place', async () => {
    await ask();
    const [{ _id }] = await list();
    await decide(_id, 'reject');
    expect(await isShown()).toBe(true);
  });

  test('is an editor: members meet an unknown address', async () => {
    await ask();
    const [{ _id }] = await list();
    const { headers } = await api.signIn();
    expect((await decide(_id, 'accept', headers)).statusCode).toBe(404);
    expect((await decide(_id, 'accept', {})).statusCode).toBe(404);
    expect(await isShown()).toBe(true);
  });
});
