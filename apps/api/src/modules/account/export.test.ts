import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportAccount } from '@app/contract/account-settings';
import { errorText } from '@app/contract/errors';
import type { Route } from '@app/contract/route';
import { exportScans } from '@app/contract/smart-sort';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '#test/call.ts';
import { startDatabaseProxy } from '#test/database-proxy.ts';
import { eventually } from '#test/eventually.ts';
import { pause, startTestApi, type TestApi } from '#test/harness.ts';
import { fillAccount, sizes } from '#test/large-account.ts';
import { openSession } from '#test/member.ts';

let api: TestApi;
let sari: Awaited<ReturnType<TestApi['signIn']>>;
beforeAll(async () => {
  api = await startTestApi();
  sari = await api.signIn();
  await fillAccount(api, sari.id);
  await api.app.listen({ port: 0, host: '127.0.0.1' });
}, 120_000);
afterAll(() => api.stop());

/** A reader that takes nothing before it is told to: the response over a real connection. */
async function open(app: FastifyInstance, { path }: Route, headers = sari.headers): Promise<IncomingMessage> {
  const { port } = app.server.address() as AddressInfo;
  const sent = request({ host: '127.0.0.1', port, path, headers }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return response;
}

async function textOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** The number of statements once no more are sent. */
const settledStatements = async () => {
  let before = -1;
  for (; before !== api.statements.length; await pause(500)) before = api.statements.length;
  return before;
};

const distinct = <Row>(rows: readonly Row[], key: (row: Row) => unknown) => new Set(rows.map(key)).size;

test('every row of a large account is in the export, each once', async () => {
  const response = await open(api.app, exportAccount);
  expect(response.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'attachment; filename="data-saya.json"',
  });
  const data = exportAccount.response.parse(JSON.parse(await textOf(response)));
  const { scans, posts, replies, sessions, consents, auditLog, suggestions, submissions } = data;
  const { conduct, learning, confirmations, marks } = data;
  expect(distinct(scans, ({ _id }) => _id)).toBe(sizes.scans);
  expect(scans.map(({ createdAt }) => createdAt)).toEqual(
    scans.map(({ createdAt }) => createdAt).toSorted((a, b) => b.localeCompare(a)),
  );
  expect(distinct(replies, ({ _id }) => _id)).toBe(sizes.replies);
  expect(distinct(conduct.likedPosts, ({ postId }) => postId)).toBe(sizes.likes);
  expect(distinct(conduct.likedReplies, ({ replyId }) => replyId)).toBe(sizes.likes);
  const others = [
    distinct(posts, ({ _id }) => _id),
    distinct(sessions, ({ id }) => id) - 1,
    distinct(consents, ({ version }) => version),
    distinct(auditLog, ({ action }) => action),
    distinct(suggestions, ({ _id }) => _id),
    distinct(submissions, ({ _id }) => _id),
    distinct(learning.photos, ({ scanId }) => scanId),
    learning.votes.length,
    distinct(conduct.followed, ({ postId }) => postId),
    conduct.reports.length,
    distinct(conduct.decisions, ({ reason }) => reason),
    conduct.appeals.length,
  ];
  expect(others).toEqual(others.map(() => sizes.others));
  expect([scans, replies, conduct.likedPosts].map((rows) => rows.length)).toEqual([
    sizes.scans,
    sizes.replies,
    sizes.likes,
  ]);
  const count = async (table: 'app.listing' | 'app.piece') =>
    (await api.db.selectFrom(table).select('id').execute()).length;
  expect([confirmations.length, marks.length]).toEqual([
    await count('app.listing'),
    await count('app.piece'),
  ]);
});

test('every scan is in the table for a spreadsheet', async () => {
  const lines = (await textOf(await open(api.app, exportScans))).trimEnd().split('\r\n').slice(1);
  expect([lines.length, distinct(lines, (line) => line.split(';').at(-1))]).toEqual([
    sizes.scans,
    sizes.scans,
  ]);
});

test('nobody else gets any of it', async () => {
  const other = await api.signIn();
  const data = JSON.parse(await textOf(await open(api.app, exportAccount, other.headers)));
  expect([data.scans, data.replies, data.conduct.likedPosts]).toEqual([[], [], []]);
  expect(
    (await textOf(await open(api.app, exportScans, other.headers))).trimEnd().split('\r\n'),
  ).toHaveLength(1);
  expect((await open(api.app, exportAccount, { authorization: '' })).statusCode).toBe(401);
});

test('no query reads more than some hundred rows, and nothing is read ahead of a slow reader', async () => {
  const before = api.statements.length;
  const response = await open(api.app, exportAccount);
  const whileWaiting = (await settledStatements()) - before;
  await textOf(response);
  const all = api.statements.length - before;
  // 500 scans or 100 replies a query.
  expect(all).toBeGreaterThan(sizes.scans / 500 + sizes.replies / 100);
  expect(whileWaiting).toBeLessThan(all - 20);
});

test('a person has one export at a time, and the next when that is over or was given up', async () => {
  const [first, phone] = [await open(api.app, exportAccount), await openSession(api, sari.id)];
  for (const route of [exportAccount, exportScans]) {
    const refused = await call(api, route, { headers: phone.headers });
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'export_running', message: errorText.export_running }),
    ]);
  }
  first.destroy();
  const next = await eventually(
    () => call(api, exportScans, { headers: phone.headers }),
    ({ statusCode }) => statusCode === 200,
  );
  expect(next.statusCode).toBe(200);
});

test('without Redis the number of exports is not counted, and they go on', async () => {
  const instance = await api.startInstance({ REDIS_URL: 'redis://127.0.0.1:1' });
  const other = await api.signIn();
  expect((await call(instance, exportAccount, other)).statusCode).toBe(200);
  expect((await call(instance, exportScans, other)).statusCode).toBe(200);
});

test('a database that goes away in the middle breaks the download, and the person can try again', async () => {
  const proxy = await startDatabaseProxy(api.env.DATABASE_URL);
  const { app } = await api.startInstance({ DATABASE_URL: proxy.url });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const response = await open(app, exportAccount);
  expect(response.statusCode).toBe(200);
  proxy.stop();
  await expect(textOf(response)).rejects.toThrow('aborted');
  expect(response.complete).toBe(false);
  const again = await eventually(
    () => call(api, exportScans, sari),
    ({ statusCode }) => statusCode === 200,
  );
  expect(again.statusCode).toBe(200);
});

test('an instance that stops does not wait for a slow reader, whose download fails', async () => {
  const { app } = await api.startInstance();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const response = await open(app, exportAccount);
  await app.close();
  await expect(textOf(response)).rejects.toThrow('aborted');
});

test('an export may take longer than other responses', async () => {
  const { app } = await api.startInstance({ HANDLER_TIMEOUT_MS: 300 });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const response = await open(app, exportAccount);
  await pause(1000);
  expect(JSON.parse(await textOf(response)).replies).toHaveLength(sizes.replies);
});
