import type { Verdict } from '@app/classifier/interpret';
import { type Material, materials } from '@app/classifier/materials';
import { nearestCollector } from '@app/contract/directory';
import { classifyPhoto } from '@app/contract/smart-sort';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { jpeg } from '#test/photos.ts';
import { relaxedEnv } from '#test/scanning.ts';
import { form } from '#test/upload.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(relaxedEnv);
});
afterAll(() => api.stop());
afterEach(() => vi.restoreAllMocks());

/** A fixed result of the model, because only what follows from it is tested here. */
function mockClassification(material: Material, verdict: Verdict = 'sure'): void {
  const others = materials.filter((one) => one !== material);
  const predictions = [material, ...others].map((one) => ({
    material: one,
    confidence: one === material ? 0.9 : 0.025,
  }));
  vi.spyOn(api.deps.classifier, 'classify').mockResolvedValue({
    interpretation: { verdict, suspected: null, predictions: predictions as never, scope: 0.9 },
    copies: undefined,
  });
}

type Place = Record<string, string>;

const sendFrom = async (query: Place) =>
  api.app.inject({ method: 'POST', url: classifyPhoto.path, query, ...form(await jpeg()) });
const locationFrom = async (query: Place): Promise<string> =>
  (await sendFrom(query)).json().data.classification.disposalLocation;
const nearest = async (query: Place) => (await api.app.inject({ url: nearestCollector.path, query })).json();

describe('the disposal location', () => {
  test.each<[string, Place]>([
    ['a province', { province: 'Jawa Timur' }],
    ['a point', { lat: '-7.44', lon: '112.72' }],
    ['a point, whatever province was chosen once', { province: 'Bali', lat: '-7.44', lon: '112.72' }],
  ])('is the nearest listing that takes the material, from %s', async (_, place) => {
    mockClassification('plastik');
    const { collector, disposalLocation } = await nearest({ material: 'plastik', ...place });
    expect(collector.location).toBe('Jawa Timur');
    const said = await locationFrom(place);
    expect(said).toBe(disposalLocation);
    expect(said).toContain(collector.name);
  });

  test('asks for the province while no place is known', async () => {
    mockClassification('plastik');
    expect(await locationFrom({})).toMatch(/^Pilih provinsi Anda/);
  });

  test('says so when nobody there takes it', async () => {
    mockClassification('organik');
    expect(await locationFrom({ province: 'Papua Selatan' })).toMatch(/^Belum ada tempat di Papua Selatan/);
  });

  test.each(['unsure', 'not-waste'] as const)('is not looked for when the answer is %s', async (verdict) => {
    mockClassification('plastik', verdict);
    const said = await locationFrom({ province: 'Jawa Timur' });
    expect(said).toBe(await locationFrom({}));
    expect(said).toContain('lalu kami bantu carikan tempatnya');
  });

  test('costs nobody their answer when the directory fails', async () => {
    mockClassification('plastik');
    await api.db.schema.alterTable('app.listing').renameTo('listing_away').execute();
    try {
      const answer = await sendFrom({ province: 'Jawa Timur' });
      expect(answer.statusCode).toBe(200);
      expect(answer.json().data.classification).toMatchObject({
        categoryName: 'Plastik',
        disposalLocation: expect.stringMatching(/^Pilih provinsi Anda/),
      });
    } finally {
      await api.db.schema.alterTable('app.listing_away').renameTo('listing').execute();
    }
  });
});

test.each<[string, Place]>([
  ['province', { province: 'Atlantis' }],
  ['lat', { lat: '91', lon: '110' }],
  ['lon', { lat: '-7' }],
  ['lat', { lon: '110' }],
])('a place names its bad field: %s', async (field, place) => {
  mockClassification('plastik');
  const answer = await sendFrom(place);
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().fields)).toEqual([field]);
});

test('where somebody is does not enter the log', async () => {
  mockClassification('plastik');
  await locationFrom({ lat: '-7.4412', lon: '112.7234' });
  const logged = api.logged.join('');
  expect(logged).toContain(classifyPhoto.path);
  expect(logged).not.toContain('7.4412');
});
