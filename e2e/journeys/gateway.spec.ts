import { get } from 'node:http';
import { trustedProxy } from '../playwright.config.ts';
import { expect, test } from '#support/journey.ts';
import { signIn } from '#support/member.ts';

test('of the identity server a browser reaches only what sign-in needs', async ({ request }) => {
  for (const path of [
    'signup',
    'admin/users',
    'recover',
    'otp',
    'magiclink',
    'settings',
    'health',
    'factors',
    'invite',
    'token',
    'user/../signup',
    'authorize/x',
  ]) {
    const response = await request.fetch(`/auth/v1/${path}`, { method: 'POST', data: {} });
    expect(response.status(), path).toBe(404);
  }
  const user = await request.get('/auth/v1/user');
  expect(user.status(), 'the identity server itself refuses').toBe(401);
  const change = await request.put('/auth/v1/user', { data: { password: 'baru-sekali' } });
  expect(change.status(), 'a password is changed through our API only').toBe(403);
  expect((await request.post('/auth/v1/verify', { data: {} })).status()).toBe(403);
});

test('the API is reached without its prefix and every answer carries a request id', async ({ request }) => {
  const me = await request.get('/api/auth/me');
  expect(me.status()).toBe(401);
  const body = (await me.json()) as { requestId: string };
  expect(body).toMatchObject({ success: false, code: 'not_signed_in' });
  expect(me.headers()['x-request-id']).toBe(body.requestId);
});

test('what everybody asks the API for is named and compressed', async ({ request }) => {
  const indonesia = 'west=94&south=-11.5&east=141.5&north=6.5&zoom=5';
  const addresses = ['collectors', `collectors/map?${indonesia}`, 'education/news', 'education/innovation/1'];
  for (const address of addresses) {
    const answer = await request.get(`/api/${address}`, { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers(), address).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-encoding': 'gzip',
    });
  }
});

test('metrics are not for the public', async ({ request }) => {
  expect((await request.get('/api/metrics')).status()).toBe(404);
});

test('a body larger than any form is refused at the gateway', async ({ request }) => {
  const response = await request.post('/api/diagnostics/page-errors', {
    data: { message: 'x'.repeat(200_000) },
  });
  expect(response.status()).toBe(413);
});

test('whatever the query says, a password opens no session at the identity server', async ({
  request,
  context,
}) => {
  const { email, password } = await signIn(context);
  for (const query of [
    'grant_type=password',
    'GRANT_TYPE=refresh_token&grant_type=password',
    'grant_type=password&grant_type=refresh_token',
    'grant%5Ftype=password&grant_type=refresh_token',
  ]) {
    const answer = await request.post(`/auth/v1/token?${query}`, { data: { email, password } });
    expect(answer.status(), query).toBe(404);
    expect(await answer.text()).not.toContain('access_token');
  }
});

type Sender = { localAddress: string; forwardedFor?: string };

/** Counts how many of thirty guesses at a recovery token get a 429. Uses its own source addresses. */
async function countRateLimited(origin: string, { localAddress, forwardedFor }: Sender): Promise<number> {
  const headers = forwardedFor ? { 'x-forwarded-for': forwardedFor } : {};
  const guess = (token: number) =>
    new Promise<number | undefined>((resolve, reject) => {
      const url = `${origin}/auth/v1/verify?type=recovery&token=${token}`;
      get(url, { localAddress, headers }, (answer) => resolve(answer.resume().statusCode)).on(
        'error',
        reject,
      );
    });
  const statuses: (number | undefined)[] = [];
  for (let token = 0; token < 30; token += 1) statuses.push(await guess(token));
  return statuses.filter((status) => status === 429).length;
}

test('a recovery token cannot be guessed: after a few tries requests get 429', async ({ baseURL }) => {
  const refused = await countRateLimited(baseURL!, { localAddress: '127.0.0.2' });
  expect(refused).toBeGreaterThan(10);
  expect(refused).toBeLessThan(25);
});

test('who ends TLS in front of the gateway says who the visitor is', async ({ baseURL }) => {
  const viaTrustedProxy = (forwardedFor: string) =>
    countRateLimited(baseURL!, { localAddress: trustedProxy, forwardedFor });
  expect(await viaTrustedProxy('203.0.113.1')).toBeGreaterThan(10);
  expect(await viaTrustedProxy('203.0.113.2')).toBeLessThan(25);
});

test('nobody else is believed, whoever they claim to be', async ({ baseURL }) => {
  const viaUntrustedClient = (forwardedFor: string) =>
    countRateLimited(baseURL!, { localAddress: '127.0.0.3', forwardedFor });
  expect(await viaUntrustedClient('203.0.113.3')).toBeLessThan(25);
  expect(await viaUntrustedClient('203.0.113.4')).toBeGreaterThan(25);
});
