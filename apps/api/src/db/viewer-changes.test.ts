import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '#test/harness.ts';

let api: TestApi;
const listeners: { connection: Client; received: Set<string> }[] = [];
beforeAll(async () => {
  api = await startTestApi();
  for (let number = 0; number < 10; number += 1) {
    const connection = new Client({ connectionString: api.env.DATABASE_URL });
    const received = new Set<string>();
    connection.on('notification', ({ payload }) => received.add(payload!));
    await connection.connect();
    await connection.query('listen viewer_changed');
    listeners.push({ connection, received });
  }
});
afterAll(async () => {
  await Promise.all(listeners.map(({ connection }) => connection.end()));
  await api.stop();
});

test('any answer on a connection that listens comes after every change acknowledged before the question', async () => {
  const missed: string[] = [];
  for (let revocation = 0; revocation < 300; revocation += 1) {
    const { id, sessionId } = await api.signIn();
    await api.db.deleteFrom('app.session').where('id', '=', sessionId).execute();
    await Promise.all(
      listeners.map(async ({ connection, received }) => {
        await connection.query('select 1');
        if (!received.has(id)) missed.push(id);
      }),
    );
  }
  expect(missed).toEqual([]);
});
