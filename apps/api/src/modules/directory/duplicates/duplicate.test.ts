import { showCollector } from '@app/contract/directory';
import { decideDuplicate, listDuplicates } from '@app/contract/review-places';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '#test/call.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { importRegistered } from '#test/registered.ts';
import { staff } from '#test/staff.ts';

let api: TestApi;
let ids: Map<string, string>;
let editor: Awaited<ReturnType<typeof staff>>;
beforeAll(async () => {
  api = await startTestApi();
  editor = await staff(api, 'editor');
  ids = await importRegistered(api, [
    { id: 'mawar', name: 'Bank Sampah Mawar', latitude: -7.780312, longitude: 110.378451 },
    { id: 'mawar-klitren', name: 'BS Mawar Klitren', latitude: -7.784312, longitude: 110.378451 },
    { id: 'dahlia', name: 'Bank Sampah Dahlia', latitude: -7.790312, longitude: 110.368451 },
    { id: 'dahlia-dua', name: 'Bank Sampah Dahlia 2', latitude: -7.791312, longitude: 110.368451 },
  ]);
});
afterAll(() => api.stop());

const list = async () => (await call(api, listDuplicates, { headers: editor.headers })).json().duplicates;
const pairOf = async (key: string) =>
  (await list()).find(({ newer }: { newer: { id: string } }) => newer.id === ids.get(key));
const decide = (id: string, body: object, headers: Record<string, string> = editor.headers) =>
  call(api, decideDuplicate, { path: `/review/duplicates/${id}`, headers, body });
const statusOf = async (key: string) =>
  (await call(api, showCollector, { path: `/collectors/${ids.get(key)}` })).statusCode;

test('an editor sees both places and how far apart they are', async () => {
  expect(await pairOf('mawar-klitren')).toMatchObject({
    metres: 445,
    older: { name: 'Bank Sampah Mawar' },
    newer: { name: 'BS Mawar Klitren' },
  });
});

test('members and visitors meet an unknown address; a wrong decision is named', async () => {
  const { _id } = await pairOf('mawar-klitren');
  const { headers } = await api.signIn();
  for (const given of [headers, {}])
    expect((await decide(_id, { decision: 'same' }, given)).statusCode).toBe(404);
  expect(Object.keys((await decide(_id, { decision: 'mungkin' })).json().fields)).toEqual(['decision']);
});

test('the same place: the older one stays', async () => {
  const { _id } = await pairOf('mawar-klitren');
  expect((await decide(_id, { decision: 'same' })).statusCode).toBe(200);
  expect([await statusOf('mawar'), await statusOf('mawar-klitren')]).toEqual([200, 404]);
  expect((await decide(_id, { decision: 'different' })).json()).toMatchObject({ code: 'already_decided' });
});

test('two places: both stay, and the pair does not come back', async () => {
  const { _id } = await pairOf('dahlia-dua');
  await decide(_id, { decision: 'different' });
  expect([await statusOf('dahlia'), await statusOf('dahlia-dua')]).toEqual([200, 200]);
  expect(await list()).toEqual([]);
});
