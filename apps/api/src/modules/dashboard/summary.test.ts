import { DashboardSummary, showDashboard } from '@app/contract/dashboard';
import type { Zone } from '@app/contract/zone';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { call } from '#test/call.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { insertScans, times } from '#test/invented-scans.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());
afterEach(() => void vi.useRealTimers());

type Person = Awaited<ReturnType<TestApi['signIn']>>;
const atTime = (now: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });

async function summary({ headers }: Person, zone?: Zone): Promise<DashboardSummary> {
  const path = zone ? `${showDashboard.path}?zone=${zone}` : showDashboard.path;
  return DashboardSummary.parse((await call(api, showDashboard, { headers, path })).json());
}
const scansOf = ({ materials }: DashboardSummary) =>
  Object.fromEntries(materials.map(({ material, scans }) => [material, scans]));

/** A Wednesday, at noon in Jakarta. */
const wednesday = '2025-11-19T05:00:00Z';
/** When Monday of that week began, and November. */
const borders: [Zone, string, string][] = [
  ['Asia/Jakarta', '2025-11-16T17:00:00.000000Z', '2025-10-31T17:00:00.000000Z'],
  ['Asia/Makassar', '2025-11-16T16:00:00.000000Z', '2025-10-31T16:00:00.000000Z'],
  ['Asia/Jayapura', '2025-11-16T15:00:00.000000Z', '2025-10-31T15:00:00.000000Z'],
];
/** A microsecond earlier. */
const justBefore = (time: string) =>
  new Date(Date.parse(time) - 1000).toISOString().replace('.000Z', '.999999Z');

describe('somebody new', () => {
  test('sees zeros, and nothing that would need more', async () => {
    const member = await api.signIn();
    atTime(wednesday);
    expect(await summary(member)).toEqual({
      total: 0,
      since: null,
      judged: 0,
      accurate: 0,
      accuracy: null,
      thisWeek: 0,
      lastWeek: 0,
      target: 15,
      week: [
        { day: '2025-11-17', scans: 0 },
        { day: '2025-11-18', scans: 0 },
        { day: '2025-11-19', scans: 0 },
        { day: '2025-11-20', scans: null },
        { day: '2025-11-21', scans: null },
        { day: '2025-11-22', scans: null },
        { day: '2025-11-23', scans: null },
      ],
      months: ['2025-06', '2025-07', '2025-08', '2025-09', '2025-10', '2025-11'].map((month) => ({
        month,
        scans: 0,
      })),
      materials: ['organik', 'plastik', 'kertas', 'kaca', 'logam'].map((material) => ({
        material,
        scans: 0,
      })),
    });
  });
});

describe('time', () => {
  test.each(borders)('in %s the week begins on Monday at 00.00 of its clock', async (zone, monday) => {
    const member = await api.signIn();
    await insertScans(api, member.id, [{ created_at: monday }, { created_at: justBefore(monday) }]);
    atTime(wednesday);
    const { thisWeek, lastWeek, week, since } = await summary(member, zone);
    expect({ thisWeek, lastWeek, first: week[0], since }).toEqual({
      thisWeek: 1,
      lastWeek: 1,
      first: { day: '2025-11-17', scans: 1 },
      since: '2025-11-16',
    });
  });

  test.each(borders)('in %s a month begins at 00.00 of its clock', async (zone, _, november) => {
    const member = await api.signIn();
    const june = '2025-05-31T17:00:00Z';
    const scans = [november, november, justBefore(november), june].map((created_at) => ({ created_at }));
    await insertScans(api, member.id, scans);
    atTime(wednesday);
    const months = (await summary(member, zone)).months.filter((one) => one.scans > 0);
    expect(months).toEqual([
      { month: '2025-06', scans: 1 },
      { month: '2025-10', scans: 1 },
      { month: '2025-11', scans: 2 },
    ]);
  });

  test('what is older than six months counts in the total alone', async () => {
    const member = await api.signIn();
    await insertScans(api, member.id, [{ created_at: '2025-05-31T16:59:59Z' }]);
    atTime(wednesday);
    const { total, months, since } = await summary(member);
    expect([total, months.filter((one) => one.scans > 0), since]).toEqual([1, [], '2025-05-31']);
  });

  test('on Sunday the week is whole; a second later it is new', async () => {
    const member = await api.signIn();
    await insertScans(api, member.id, [{ created_at: '2025-11-16T16:59:58Z' }]);
    atTime('2025-11-16T16:59:59Z');
    const before = await summary(member);
    expect([before.thisWeek, before.week[6]]).toEqual([1, { day: '2025-11-16', scans: 1 }]);
    atTime('2025-11-16T17:00:00Z');
    const after = await summary(member);
    expect([after.thisWeek, after.lastWeek]).toEqual([0, 1]);
    expect(after.week.map(({ scans }) => scans)).toEqual([0, null, null, null, null, null, null]);
  });

  test('with no zone named it is that of Jakarta; another one is refused', async () => {
    const member = await api.signIn();
    expect(await summary(member)).toEqual(await summary(member, 'Asia/Jakarta'));
    for (const zone of ['Europe/Berlin', 'WIB', "Asia/Jakarta'"]) {
      const path = `${showDashboard.path}?zone=${encodeURIComponent(zone)}`;
      const response = await call(api, showDashboard, { headers: member.headers, path });
      expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, ['zone']]);
    }
  });
});

describe('materials', () => {
  test('what was corrected counts as what it really was', async () => {
    const member = await api.signIn();
    await insertScans(api, member.id, [
      ...times(3, { material: 'kaca' }),
      { material: 'kaca', is_correct: true },
      { material: 'kaca', is_correct: false, true_material: 'logam' },
      { material: 'kaca', is_correct: false },
    ]);
    const figures = await summary(member);
    expect(scansOf(figures)).toEqual({ organik: 0, plastik: 0, kertas: 0, kaca: 4, logam: 1 });
    expect(figures.total).toBe(6);
  });

  test('a scan without an answer counts only once its owner says what it was', async () => {
    const member = await api.signIn();
    await insertScans(api, member.id, [
      { verdict: 'unsure', material: 'kertas' },
      { verdict: 'not-waste', material: 'kertas' },
      { verdict: 'not-waste', material: 'kertas', is_correct: true },
      { verdict: 'unsure', material: 'organik', is_correct: true },
      { verdict: 'not-waste', material: 'kertas', is_correct: false, true_material: 'logam' },
    ]);
    const figures = await summary(member);
    expect(scansOf(figures)).toEqual({ organik: 1, plastik: 0, kertas: 0, kaca: 0, logam: 1 });
    expect(figures.total).toBe(5);
  });
});

describe('accuracy', () => {
  test('nine answers say nothing, ten do', async () => {
    const member = await api.signIn();
    await insertScans(api, member.id, [
      ...times(8, { is_correct: true }),
      { is_correct: false },
      ...times(5, {}),
    ]);
    expect(await summary(member)).toMatchObject({ total: 14, judged: 9, accurate: 8, accuracy: null });
    await insertScans(api, member.id, [{ is_correct: false }]);
    expect(await summary(member)).toMatchObject({ total: 15, judged: 10, accurate: 8, accuracy: 80 });
    await insertScans(api, member.id, times(4, { is_correct: true }));
    expect((await summary(member)).accuracy).toBe(85.7);
  });
});

describe('nobody else', () => {
  test('a visitor is refused', async () => {
    expect((await call(api, showDashboard)).json().code).toBe('not_signed_in');
  });

  test('the scans of another member are not mine', async () => {
    const [member, stranger] = [await api.signIn(), await api.signIn()];
    await insertScans(api, stranger.id, times(12, { is_correct: true }));
    expect(await summary(member)).toMatchObject({ total: 0, judged: 0, thisWeek: 0, since: null });
    expect(await summary(stranger)).toMatchObject({ total: 12, judged: 12, thisWeek: 12, accuracy: 100 });
  });
});
