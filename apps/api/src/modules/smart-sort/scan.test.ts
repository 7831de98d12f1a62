import { exportAccount } from '@app/contract/account-settings';
import {
  deleteScan,
  giveFeedback,
  listScans,
  type Scan,
  type ScanFeedback,
  setPhotoConsent,
} from '@app/contract/smart-sort';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '#test/call.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { jpeg } from '#test/photos.ts';
import { relaxedEnv, scanning, scanPath } from '#test/scanning.ts';
import { upload } from '#test/upload.ts';
import { writeCursor } from '#api/lib/time-cursor.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(relaxedEnv);
});
afterAll(() => api.stop());

const { feedback, list, memberWithPhoto, photoKey, remove, scan } = scanning(() => api);

describe('the scan of a member', () => {
  test('enters their history, without the photo', async () => {
    const member = await api.signIn();
    const scanId = await scan(member);
    expect(await list(member)).toEqual({
      scans: [
        {
          _id: scanId,
          verdict: expect.any(String),
          suspected: null,
          material: expect.any(String),
          categoryName: expect.any(String),
          confidence: expect.any(Number),
          createdAt: expect.any(String),
          computedOn: 'server',
          feedback: null,
          thumbnail: null,
        },
      ],
      nextCursor: null,
      keepPhotos: false,
      teachPhotos: false,
    });
    expect(await photoKey(scanId)).toBeNull();
  });
});

describe('the history', () => {
  test('comes twenty at a time, each scan once, also when many have the same time', async () => {
    const member = await api.signIn();
    const rows = Array.from({ length: 45 }, (_, index) => ({
      profile_id: member.id,
      verdict: 'sure' as const,
      material: 'kaca' as const,
      confidence: 81.5,
      model_version: '1',
      created_at: `2026-11-01T10:00:00.00000${Math.floor(index / 15)}Z`,
    }));
    await api.db.insertInto('app.scan').values(rows).execute();
    const seen: string[] = [];
    const sizes: number[] = [];
    let cursor: string | undefined;
    do {
      const { scans, nextCursor } = await list(member, cursor);
      seen.push(...scans.map((one: Scan) => one._id));
      sizes.push(scans.length);
      cursor = nextCursor ?? undefined;
    } while (cursor);
    expect(sizes).toEqual([20, 20, 5]);
    expect(new Set(seen).size).toBe(45);
  });

  test('refuses a cursor that it did not give', async () => {
    const member = await api.signIn();
    const wrong = ['x', Buffer.from('["2026-99-99T00:00:00.000000Z","x"]').toString('base64url'), 'bnVsbA'];
    for (const cursor of wrong) {
      expect(await list(member, cursor)).toMatchObject({
        code: 'invalid_input',
        fields: { cursor: expect.any(String) },
      });
    }
  });

  test('is read through the index of one part', async () => {
    const member = await api.signIn();
    await list(member, writeCursor({ createdAt: '2026-11-01T10:00:00.000000Z', id: member.id }));
    const statement = api.statements.findLast((text) => text.includes('"app"."scan"'));
    const client = await api.deps.pool.connect();
    await client.query('begin; set local enable_seqscan = off; set local enable_bitmapscan = off');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>({
      text: `explain ${statement}`,
      values: [member.id, '2026-11-01T10:00:00.000000Z', member.id, 21],
    });
    await client.query('rollback');
    client.release();
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan.match(/scan_\d\d_history_idx/g)).toHaveLength(1);
    expect(plan).not.toContain('Sort');
  });
});

describe('feedback', () => {
  test('is the last word of the owner', async () => {
    const member = await api.signIn();
    const scanId = await scan(member);
    const words: ScanFeedback[] = [
      { correct: true },
      { correct: false, material: 'logam' },
      { correct: false, material: null },
      { correct: true },
    ];
    for (const word of words) {
      expect((await feedback(member, scanId, word)).json()).toEqual({ success: true });
      expect((await list(member)).scans[0].feedback).toEqual(word);
    }
  });

  test('names the field that is wrong', async () => {
    const member = await api.signIn();
    const scanId = await scan(member);
    const responses = await Promise.all([
      feedback(member, scanId, { correct: 'ya' }),
      feedback(member, scanId, { correct: false }),
      feedback(member, scanId, { correct: false, material: 'emas' }),
      feedback(member, 'bukan-id', { correct: true }),
    ]);
    expect(responses.map((response) => [response.statusCode, Object.keys(response.json().fields)])).toEqual([
      [400, ['correct']],
      [400, ['material']],
      [400, ['material']],
      [400, ['scanId']],
    ]);
    const unclear = await call(api, setPhotoConsent, { headers: member.headers, body: { keep: 'ya' } });
    expect(Object.keys(unclear.json().fields)).toEqual(['keep']);
  });
});

describe('nobody else', () => {
  test('a visitor is refused everywhere', async () => {
    const id = crypto.randomUUID();
    const responses = await Promise.all([
      call(api, listScans),
      call(api, giveFeedback, { path: scanPath(giveFeedback.path, id), body: { correct: true } }),
      call(api, deleteScan, { path: scanPath(deleteScan.path, id) }),
      call(api, setPhotoConsent, { body: { keep: true } }),
    ]);
    expect(responses.map((response) => response.json().code)).toEqual(Array(4).fill('not_signed_in'));
  });

  test('another member neither sees nor changes my scan', async () => {
    const { member, scanId } = await memberWithPhoto();
    const stranger = await api.signIn();
    expect((await list(stranger)).scans).toEqual([]);
    expect((await feedback(stranger, scanId, { correct: true })).json().code).toBe('not_found');
    expect((await remove(stranger, scanId)).json().code).toBe('not_found');
    const { scans } = await list(member);
    expect([scans[0]._id, scans[0].feedback]).toEqual([scanId, null]);
  });
});

test('what is kept is in the export', async () => {
  const { member, scanId } = await memberWithPhoto();
  await feedback(member, scanId, { correct: false, material: 'kertas' });
  const { scans, consents } = (await call(api, exportAccount, { headers: member.headers })).json();
  expect(scans).toEqual([
    expect.objectContaining({ _id: scanId, feedback: { correct: false, material: 'kertas' } }),
  ]);
  expect((await fetch(scans[0].photo)).status).toBe(200);
  expect(consents).toEqual([expect.objectContaining({ purpose: 'photos', granted: true })]);
});

test('a member may send so many photos in a minute, and is told when to come again', async () => {
  const { app } = await api.startInstance({ LIMIT_SCANS_MEMBER: 2 });
  const member = await api.signIn();
  const small = await jpeg(8, 8);
  const responses = [];
  for (let sent = 0; sent < 3; sent += 1)
    responses.push(await upload({ app }, small, { headers: member.headers }));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
  expect(Number(responses[2]?.headers['retry-after'])).toBeGreaterThan(0);
});

test('visitors of one network share their photos of a minute; a member among them has their own', async () => {
  const { app } = await api.startInstance({
    LIMIT_SCANS_VISITOR: 2,
    REDIS_PREFIX: `${crypto.randomUUID()}:`,
  });
  const small = await jpeg(8, 8);
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  // An IPv6 visitor owns a whole network.
  const responses = [];
  for (const address of ['2001:db8:7:7::1', '2001:db8:7:7::2', '2001:db8:7:7::3', '2001:db8:7:8::1'])
    responses.push(await upload({ app }, small, from(address)));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429, 200]);
  const { headers } = await api.signIn();
  const member = await upload({ app }, small, {
    headers: { ...headers, 'x-forwarded-for': '2001:db8:7:7::1' },
  });
  expect(member.statusCode).toBe(200);
});

test('who takes along hundreds of photos does not keep the others waiting', async () => {
  const member = await api.signIn();
  const rows = Array.from({ length: 400 }, () => ({
    profile_id: member.id,
    verdict: 'sure' as const,
    material: 'kaca' as const,
    confidence: 81.5,
    model_version: '1',
    photo_key: `scan/${crypto.randomUUID()}`,
  }));
  await api.db.insertInto('app.scan').values(rows).execute();
  // CPU time between two turns of the event loop, so that other processes do not count.
  let longest = 0;
  let last = process.cpuUsage();
  const look = () => {
    const { user, system } = process.cpuUsage(last);
    longest = Math.max(longest, (user + system) / 1000);
    last = process.cpuUsage();
  };
  const watch = setInterval(look);
  const { scans } = (await call(api, exportAccount, { headers: member.headers })).json();
  look();
  clearInterval(watch);
  expect(scans).toHaveLength(400);
  expect(longest).toBeLessThan(200);
});
