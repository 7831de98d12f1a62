import { confirmCollector, nearestCollector } from '@app/contract/directory';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '#test/call.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { removeListings } from '#test/listings.ts';
import { importRegistered } from '#test/registered.ts';

let api: TestApi;
let ids: Map<string, string>;
/** Who asks stands in three neighbourhoods, one for each test. */
const neighbourhoods = { melati: -7.78, kenanga: -7.8, mawar: -7.82 };
type Neighbourhood = keyof typeof neighbourhoods;

beforeAll(async () => {
  api = await startTestApi({ LIMIT_ANSWERS_NETWORK: '1' });
  await removeListings(api);
  const at = { longitude: 110.378451, regency: 'Kota Yogyakarta', year: '2022', tier: 'A' };
  // A school 110 m away, and bank sampah at about 220 m and 390 m.
  const places = Object.entries(neighbourhoods).flatMap(([word, latitude]) => [
    { ...at, id: `school ${word}`, name: `Sekolah ${word}`, latitude: latitude - 0.001, institution: '1' },
    { ...at, id: `near ${word}`, name: `Bank Sampah ${word}`, latitude: latitude - 0.002 },
    { ...at, id: `far ${word}`, name: `Unit ${word} Asri`, latitude: latitude - 0.0035 },
  ]);
  ids = await importRegistered(api, places);
});
afterAll(() => api.stop());

let networks = 0;
async function sayOpen(key: string, network = `203.0.113.${(networks += 1)}`) {
  const { headers } = await api.signIn();
  const answer = await call(api, confirmCollector, {
    path: `/collectors/${ids.get(key)}/confirmations`,
    headers: { ...headers, 'x-forwarded-for': network },
    body: { isOpen: true },
  });
  expect(answer.statusCode).toBe(200);
}
const nearest = async (word: Neighbourhood) => {
  const path = `/collectors/nearest?material=plastik&lat=${neighbourhoods[word]}&lon=110.378451`;
  return (await call(api, nearestCollector, { path })).json().collector;
};

describe('the nearest place of a registry', () => {
  test('is not moved by one person; two independent ones put theirs before a nearer one', async () => {
    expect((await nearest('melati')).id).toBe(ids.get('near melati'));
    await sayOpen('far melati');
    expect(await nearest('melati')).toMatchObject({ id: ids.get('near melati'), status: 'registered' });
    await sayOpen('far melati');
    expect(await nearest('melati')).toMatchObject({ id: ids.get('far melati'), status: 'confirmed' });
  });

  test('is not moved by two accounts of one network', async () => {
    await sayOpen('far kenanga', '198.51.100.7');
    await sayOpen('far kenanga', '198.51.100.7');
    expect((await nearest('kenanga')).id).toBe(ids.get('near kenanga'));
  });

  test('is no school, also when two people say that it is open', async () => {
    await sayOpen('school mawar');
    await sayOpen('school mawar');
    expect((await nearest('mawar')).id).toBe(ids.get('near mawar'));
  });
});
