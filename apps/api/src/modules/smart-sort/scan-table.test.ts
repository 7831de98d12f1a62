import { exportScans, listScans, type Scan } from '@app/contract/smart-sort';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '#test/call.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { insertScans, times } from '#test/invented-scans.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

type Person = Awaited<ReturnType<TestApi['signIn']>>;
const exportTable = ({ headers }: Person, query: string) =>
  call(api, exportScans, { headers, path: `${exportScans.path}?${query}` });
const linesOf = async (person: Person, query = '') => (await exportTable(person, query)).body.split('\r\n');
const listed = async ({ headers }: Person, query: string) =>
  (await call(api, listScans, { headers, path: `${listScans.path}?${query}` })).json();

async function memberWithScans() {
  const member = await api.signIn();
  await insertScans(api, member.id, [
    { material: 'kaca', created_at: '2026-11-04T20:30:00Z', confidence: 81.5 },
    { material: 'kaca', created_at: '2026-11-03T10:00:00Z', is_correct: true },
    { material: 'kaca', created_at: '2026-11-02T10:00:00Z', is_correct: false, true_material: 'logam' },
    { material: 'plastik', created_at: '2026-11-01T10:00:00Z', is_correct: false },
    { material: 'kaca', created_at: '2026-10-31T10:00:00Z', verdict: 'unsure', confidence: 61 },
  ]);
  return member;
}

describe('the table for a spreadsheet', () => {
  test('has a head in Indonesian, and the own scans with the newest first', async () => {
    const member = await memberWithScans();
    const response = await exportTable(member, 'zone=Asia/Makassar');
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="riwayat-pilah.csv"',
    });
    expect(response.body.split('\r\n')).toEqual([
      '\u{FEFF}Waktu (WITA);Hasil;Keyakinan (%);Penilaian Anda;Jenis sebenarnya;Versi model',
      '2026-11-05 04:30:00;Kaca;81,5;;;1',
      '2026-11-03 18:00:00;Kaca;90,0;Benar;;1',
      '2026-11-02 18:00:00;Kaca;90,0;Salah;Logam;1',
      '2026-11-01 18:00:00;Plastik;90,0;Salah;Bukan salah satu dari lima jenis;1',
      '2026-10-31 18:00:00;Belum yakin;61,0;;;1',
      '',
    ]);
  });

  test('runs nothing in the spreadsheet that opens it', async () => {
    const member = await api.signIn();
    const formulas = ['=HYPERLINK("http://x";"y")', '+1', '-1', '@SUM(1)', '\t=1'];
    await insertScans(
      api,
      member.id,
      formulas.map((model_version, number) => ({ model_version, created_at: new Date(5000 - number) })),
    );
    const cells = (await linesOf(member)).slice(1, -1).map((line) => line.split(';;;')[1]);
    expect(cells).toEqual([`"'=HYPERLINK(""http://x"";""y"")"`, `'+1`, `'-1`, `'@SUM(1)`, `'\t=1`]);
  });

  test('comes in pieces, each scan once, and does not end before the last', async () => {
    const member = await api.signIn();
    const many = Array.from({ length: 2500 }, (_, number) => ({ model_version: String(number) }));
    await insertScans(api, member.id, many);
    const versions = (await linesOf(member)).slice(1, -1).map((line) => line.split(';').at(-1));
    expect([versions.length, new Set(versions).size]).toEqual([2500, 2500]);
    for (let more = 0; more < 4; more += 1) await insertScans(api, member.id, times(2000, {}));
    expect(await linesOf(member)).toHaveLength(10_502);
  });

  test('is nobody else’s', async () => {
    await memberWithScans();
    expect(await linesOf(await api.signIn())).toHaveLength(2);
    expect((await call(api, exportScans)).json().code).toBe('not_signed_in');
  });

  test('has only what was asked for, and refuses what it does not know', async () => {
    const member = await memberWithScans();
    expect(await linesOf(member, 'material=logam')).toHaveLength(3);
    const response = await exportTable(member, 'material=emas&feedback=ya&zone=UTC');
    expect([response.statusCode, Object.keys(response.json().fields).toSorted()]).toEqual([
      400,
      ['feedback', 'material', 'zone'],
    ]);
  });
});

describe('the history by filters', () => {
  test.each([
    ['material=kaca', ['2026-11-04', '2026-11-03']],
    ['material=logam', ['2026-11-02']],
    ['material=plastik', []],
    ['feedback=right', ['2026-11-03']],
    ['feedback=wrong', ['2026-11-02', '2026-11-01']],
    ['feedback=none', ['2026-11-04', '2026-10-31']],
    ['feedback=none&material=kaca', ['2026-11-04']],
  ])('%s', async (query, days) => {
    const { scans } = await listed(await memberWithScans(), query);
    expect(scans.map((scan: Scan) => scan.createdAt.slice(0, 10))).toEqual(days);
  });

  test('comes in pages as well', async () => {
    const member = await api.signIn();
    const mixed = Array.from({ length: 50 }, (_, number) => ({
      material: number % 2 ? ('kaca' as const) : ('logam' as const),
      created_at: new Date(number),
    }));
    await insertScans(api, member.id, mixed);
    const first = await listed(member, 'material=kaca');
    const second = await listed(member, `material=kaca&cursor=${first.nextCursor}`);
    expect([first.scans.length, second.scans.length, second.nextCursor]).toEqual([20, 5, null]);
    const ids = [...first.scans, ...second.scans].map((scan: Scan) => scan._id);
    expect(new Set(ids).size).toBe(25);
  });

  test('does not know other words', async () => {
    const response = await listed(await api.signIn(), 'material=emas&feedback=ya');
    expect(Object.keys(response.fields).toSorted()).toEqual(['feedback', 'material']);
  });
});
