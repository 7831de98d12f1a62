import { shippedModel } from '@app/classifier/settings';
import { listScans, recordScan } from '@app/contract/smart-sort';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '#test/call.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { type Member, relaxedEnv, scanning } from '#test/scanning.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(relaxedEnv);
});
afterAll(() => api.stop());

const { feedback, list } = scanning(() => api);
const minute = 60_000;
const day = 24 * 60 * minute;
const ago = (time: number) => new Date(Date.now() - time).toISOString();

const answer = (change: object = {}) => ({
  verdict: 'sure',
  material: 'logam',
  confidence: 91.4,
  modelSha256: shippedModel.sha256,
  scannedAt: ago(3 * day),
  ...change,
});
const record = (
  member: Pick<Member, 'headers'>,
  body: object = answer(),
  key: string = crypto.randomUUID(),
) => call(api, recordScan, { headers: { ...member.headers, 'idempotency-key': key }, body });

describe('an answer of the person’s own device', () => {
  test('enters their history at the time of the photo, and can be judged', async () => {
    const member = await api.signIn();
    const given = answer();
    const { scanId } = (await record(member, given)).json();
    expect((await feedback(member, scanId, { correct: true })).statusCode).toBe(200);
    expect((await list(member)).scans).toEqual([
      expect.objectContaining({
        _id: scanId,
        verdict: 'sure',
        material: 'logam',
        confidence: 91.4,
        createdAt: given.scannedAt,
        computedOn: 'device',
        feedback: { correct: true },
        thumbnail: null,
      }),
    ]);
  });

  test('that was asked about first says what was suspected, and counts as no material', async () => {
    const member = await api.signIn();
    const given = answer({ verdict: 'unsure', suspected: 'b3' });
    const { scanId } = (await record(member, given)).json();
    await feedback(member, scanId, { correct: true });
    expect((await list(member)).scans).toEqual([
      expect.objectContaining({ verdict: 'unsure', suspected: 'b3', categoryName: 'Mungkin B3' }),
    ]);
    const ofMaterial = await call(api, listScans, {
      headers: member.headers,
      path: `${listScans.path}?material=logam`,
    });
    expect(ofMaterial.json().scans).toEqual([]);
  });

  test('is recorded once, however often it is sent, also at the same moment', async () => {
    const member = await api.signIn();
    const key = crypto.randomUUID();
    const given = answer();
    const answers = await Promise.all(Array.from({ length: 8 }, () => record(member, given, key)));
    expect(new Set(answers.map((one) => one.json().scanId)).size).toBe(1);
    expect((await list(member)).scans).toHaveLength(1);
    const later = await record(member, answer({ scannedAt: ago(40 * day) }), key);
    expect(later.json()).toEqual(answers[0]?.json());
  });

  test('may come from a clock that is a little ahead, but not into the future', async () => {
    const member = await api.signIn();
    expect((await record(member, answer({ scannedAt: ago(-2 * minute) }))).statusCode).toBe(200);
    expect(Date.parse((await list(member)).scans[0].createdAt)).toBeLessThanOrEqual(Date.now());
  });

  test('names what is wrong with it', async () => {
    const member = await api.signIn();
    const wrong = [
      { verdict: 'maybe' },
      { material: 'emas' },
      { suspected: 'emas' },
      // Only where there is no other verdict.
      { suspected: 'b3' },
      { confidence: 101 },
      { modelSha256: 'x' },
      { modelSha256: 'a'.repeat(64) },
      { scannedAt: 'kemarin' },
      { scannedAt: ago(-6 * minute) },
      { scannedAt: ago(31 * day) },
    ];
    for (const change of wrong) {
      const refused = await record(member, answer(change));
      expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, Object.keys(change)]);
    }
    const keyless = await call(api, recordScan, { headers: member.headers, body: answer() });
    expect([keyless.statusCode, Object.keys(keyless.json().fields)]).toEqual([400, ['Idempotency-Key']]);
    expect((await record(member, answer(), 'x')).statusCode).toBe(400);
    expect((await list(member)).scans).toEqual([]);
  });

  test('of a visitor is refused, and two people with one key do not meet', async () => {
    expect((await record({ headers: {} as never })).json().code).toBe('not_signed_in');
    const [sari, budi] = [await api.signIn(), await api.signIn()];
    const key = crypto.randomUUID();
    const first = (await record(sari, answer(), key)).json();
    expect((await record(budi, answer(), key)).json().scanId).not.toBe(first.scanId);
    expect((await feedback(budi, first.scanId, { correct: true })).statusCode).toBe(404);
  });

  test('counts among the photos of a minute', async () => {
    const instance = await api.startInstance({
      LIMIT_SCANS_MEMBER: 1,
      REDIS_PREFIX: `${crypto.randomUUID()}:`,
    });
    const { headers } = await api.signIn();
    const send = () =>
      call(instance, recordScan, {
        headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
        body: answer(),
      });
    expect((await send()).statusCode).toBe(200);
    const tooMany = await send();
    expect([tooMany.statusCode, Number(tooMany.headers['retry-after']) > 0]).toEqual([429, true]);
  });
});

test('what names its sender is heard only as theirs', async () => {
  const [sari, budi] = [await api.signIn(), await api.signIn()];
  const namedAs = (id: string) => ({ headers: { ...budi.headers, 'x-member-id': id } });
  expect((await record(namedAs(sari.id) as never)).json().code).toBe('not_signed_in');
  expect((await list(budi)).scans).toEqual([]);
  expect((await record(namedAs(budi.id) as never)).statusCode).toBe(200);
});
