import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiProcess } from './api-process.ts';
import { createMarkers } from './markers.ts';
import { privateSet } from './private-set.ts';

const set = await privateSet(600);
const markerByServer = createMarkers(set);
const api = apiProcess(set.ports.api, set.environment);

const allUp = { database: 'up', redis: 'up', identity: 'up', objects: 'up', mail: 'up', classifier: 'up' };
const ready = { code: 200, status: 'ready', dependencies: allUp };

/** The expected readiness while one server is down. */
const expectedReadiness = {
  postgres: { code: 503, status: 'down', dependencies: { ...allUp, database: 'down', identity: 'down' } },
  redis: { code: 200, status: 'degraded', dependencies: { ...allUp, redis: 'down' } },
  identity: { code: 200, status: 'degraded', dependencies: { ...allUp, identity: 'down' } },
  objects: { code: 200, status: 'degraded', dependencies: { ...allUp, objects: 'down' } },
  mail: { code: 200, status: 'degraded', dependencies: { ...allUp, mail: 'down' } },
  google: ready,
};

const pollOptions = { timeout: 60_000, interval: 200 };

beforeAll(async () => {
  await set.up();
  for (const marker of Object.values(markerByServer)) await marker.put();
  await api.start();
});
afterAll(async () => {
  await api.stop();
  await set.remove();
});

test('with all six servers up the API is ready', async () => {
  await expect.poll(() => api.readiness(), pollOptions).toEqual(ready);
});

describe.each(Object.entries(expectedReadiness))('when %s is killed', (name, expected) => {
  test('the API says which server is missing, and nothing worse', async () => {
    set.kill(name);
    // The API caches its checks for a second.
    await pause(1_200);
    expect(await set.services('status')).toMatchObject({
      code: 1,
      printed: expect.stringMatching(new RegExp(`${name} .* down`)),
    });
    await expect.poll(() => api.readiness(), pollOptions).toEqual(expected);
  });

  test('up brings it back with what was in it, and the API is ready again', async () => {
    expect(await set.up()).toMatch(new RegExp(`${name} +started`));
    await expect.poll(() => api.readiness(), pollOptions).toEqual(ready);
    expect(await markerByServer[name]?.find()).toEqual(markerByServer[name]?.expected);
  });
});
