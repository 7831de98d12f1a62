import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { showDashboard } from '@app/contract/dashboard';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { call } from '#test/call.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { insertScans } from '#test/invented-scans.ts';
import { root } from '../../../../../services/src/local-env.ts';
import { inventHistory } from './demo-history.ts';
import { seedDemoHistory } from './demo-history.repository.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());
afterEach(() => void vi.useRealTimers());

const run = promisify(execFile);
async function admin(args: string[], variables: Record<string, string> = {}) {
  const env = { ...process.env, DATABASE_URL: api.env.DATABASE_URL, ...variables };
  return run(process.execPath, [join(root, 'ops/admin.ts'), ...args], { env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error) => ({ code: error.code as number, said: error.stderr as string }),
  );
}

/** An account with a reserved test address. */
async function demoPerson(email: string) {
  const person = await api.signIn();
  await api.db.updateTable('app.profile').set({ email }).where('id', '=', person.id).execute();
  return { ...person, email };
}
const summary = async (headers: Record<string, string>, zone = 'Asia/Jakarta') =>
  (await call(api, showDashboard, { headers, path: `${showDashboard.path}?zone=${zone}` })).json();

describe('pnpm admin demo', () => {
  test('gives the demo account its figures, however often', async () => {
    const { id, headers } = await demoPerson('sari@contoh.test');
    for (const again of [1, 2]) {
      expect(await admin(['demo'])).toEqual({ code: 0, said: expect.stringContaining('156 invented scans') });
      expect([again, await summary(headers)]).toEqual([
        again,
        expect.objectContaining({ total: 156, judged: 156, accurate: 148, accuracy: 94.9, thisWeek: 23 }),
      ]);
      await insertScans(api, id, [{ is_correct: false }]);
    }
  });

  test('touches nobody who may exist', async () => {
    const { id, email, headers } = await api.signIn();
    await insertScans(api, id, [{}]);
    expect(await admin(['demo', email])).toEqual({ code: 1, said: expect.stringContaining('ends in .test') });
    expect((await summary(headers)).total).toBe(1);
    expect(await admin(['demo', 'budi@contoh.test'])).toEqual({
      code: 1,
      said: expect.stringContaining('Nobody has the address'),
    });
  });

  test('leaves production alone, unless it is told to', async () => {
    const { email, headers } = await demoPerson('wulan@contoh.test');
    const production = { NODE_ENV: 'production' };
    const refused = await admin(['demo', email], production);
    expect(refused).toEqual({ code: 1, said: expect.stringContaining('This is production') });
    expect((await summary(headers)).total).toBe(0);
    expect((await admin(['demo', email, '--in-production'], production)).code).toBe(0);
    expect((await summary(headers)).total).toBe(156);
  });
});

test.each([
  ['in the first minutes of a week', '2025-11-16T17:02:00Z'],
  ['on a Wednesday', '2025-11-19T05:00:00Z'],
  ['on a Sunday evening', '2025-11-23T14:00:00Z'],
])('%s the invented history is that of all three zones', async (_, now) => {
  const { email, headers } = await demoPerson(`${now.slice(0, 10)}@contoh.test`);
  await seedDemoHistory(api.db, email, inventHistory(new Date(now)));
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  for (const zone of ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura']) {
    const { thisWeek, lastWeek, months, materials } = await summary(headers, zone);
    expect([thisWeek, lastWeek]).toEqual([23, 11]);
    expect(months.every(({ scans }: { scans: number }) => scans > 0)).toBe(true);
    expect(materials.every(({ scans }: { scans: number }) => scans > 0)).toBe(true);
  }
  const { rows } = await api.deps.pool.query(
    'select count(*)::int as count from app.scan join app.profile on profile.id = profile_id where email = $1 and scan.created_at > $2',
    [email, now],
  );
  expect(rows).toEqual([{ count: 0 }]);
});
