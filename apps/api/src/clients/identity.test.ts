import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { jobOptions } from '#api/jobs/job.ts';
import { root } from '../../../../services/src/local-env.ts';
import { identityClient, mailTimeoutMs } from './identity.ts';

const ORIGIN = 'https://pilahbumi.test';
const settings = parseEnv(readFileSync(join(root, 'infra/identity/settings.env'), 'utf8'));

/** A double of Supabase Auth that answers every request with this status and code. */
async function startDouble(status: number, errorCode: string) {
  const requested: string[] = [];
  const server = createServer((request, response) => {
    requested.push(request.url ?? '');
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error_code: errorCode }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const IDENTITY_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { requested, client: identityClient({ IDENTITY_URL, ORIGIN, IDENTITY_TIMEOUT_MS: 3000 }) };
}

test('a mail that left a moment ago is enough: no retry would send another one', async () => {
  const { client } = await startDouble(429, 'over_email_send_rate_limit');
  await expect(client.recover('sari@contoh.id')).resolves.toBeUndefined();
});

test('any other limit of the identity server is a reason to try again later', async () => {
  const { client } = await startDouble(429, 'over_request_rate_limit');
  await expect(client.recover('sari@contoh.id')).rejects.toMatchObject({ code: 'sign_in_unavailable' });
});

test('whichever mail the identity server sends, its link leads to the page for a new password', async () => {
  const { client, requested } = await startDouble(200, '');
  await client.recover('sari@contoh.id');
  expect(new URL(requested[0] ?? '', ORIGIN).searchParams.get('redirect_to')).toBe(
    `${ORIGIN}/reset-password`,
  );
});

test('the server gives up sending before we give up waiting, and we before the job', async () => {
  const { client } = await startDouble(200, '');
  const timeouts = vi.spyOn(AbortSignal, 'timeout');
  onTestFinished(() => timeouts.mockRestore());
  await client.recover('sari@contoh.id');
  const [waited = 0] = timeouts.mock.calls[0] ?? [];
  expect(waited).toBe(mailTimeoutMs);
  const limit = 1000 * Number(/^(\d+)s$/.exec(settings.GOTRUE_API_MAX_REQUEST_DURATION ?? '')?.[1]);
  expect(limit).toBeGreaterThanOrEqual(15_000);
  expect(waited).toBeGreaterThanOrEqual(limit + 2000);
  expect(1000 * jobOptions['identity.recover'].expireInSeconds).toBeGreaterThanOrEqual(waited + 5000);
});
