import { get } from 'node:http';
import type { ServerResponse } from 'node:http';
import { gatewayText } from '@app/contract/gateway-text';
import { localEnv } from '@app/services/src/local-env.ts';
import { accessibilityViolations, expect, test } from '#support/journey.ts';
import { signIn } from '#support/member.ts';
import { startOwnGateway } from '#support/own-gateway.ts';

const { ORIGIN, IDENTITY_URL } = localEnv();
const thief = 'http://127.0.0.1:6666/';
const encoded = encodeURIComponent(thief);

const empty = (_request: unknown, response: ServerResponse) => void response.end('{}');
const answerWith = (status: number) => (_request: unknown, response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end('{"error_code":"over_request_rate_limit","msg":"Request rate limit reached"}');
};

test('whatever an address says, Google leads back to our page only, with no power that we do not use', async ({
  request,
}) => {
  const gateway = await startOwnGateway(empty);
  for (const query of [
    `provider=google&redirect_to=${encodeURIComponent(`${ORIGIN}/auth/callback`)}`,
    `provider=google&redirect_to=${encoded}`,
    `provider=google&redirect_to=${thief}`,
    `provider=google&redirect_to=${encodeURIComponent(`${ORIGIN}/community`)}`,
    `redirect_to=${encoded}&redirect_to=${ORIGIN}/auth/callback&provider=github`,
    `provider=google&redirect%5Fto=${encoded}`,
    `provider=google&access_type=offline&scopes=https://www.googleapis.com/auth/drive&code_challenge=x&invite_token=y`,
    'provider=google',
    '',
  ]) {
    await request.get(`${gateway.address}/auth/v1/authorize?${query}`, {
      headers: { redirect_to: thief, referer: thief },
    });
    const asked = gateway.received.at(-1);
    expect([asked?.pathname, [...(asked?.searchParams ?? [])]], query).toEqual([
      '/authorize',
      [
        ['provider', 'google'],
        ['prompt', 'select_account'],
        ['redirect_to', `${ORIGIN}/auth/callback`],
      ],
    ]);
  }
  await gateway.stop();
});

test('whatever an address says, a recovery link leads to our page only', async ({ request }) => {
  const gateway = await startOwnGateway(empty);
  for (const query of [
    `token=abc&type=recovery&redirect_to=${encodeURIComponent(`${ORIGIN}/reset-password`)}`,
    `token=abc&type=recovery&redirect_to=${encoded}`,
    `redirect_to=${encoded}&token=abc&redirect_to=${ORIGIN}/reset-password&token=def`,
    `token=abc&type=magiclink&redirect%5Fto=${encoded}`,
    'token=abc',
  ]) {
    await request.get(`${gateway.address}/auth/v1/verify?${query}`, { headers: { redirect_to: thief } });
    const asked = gateway.received.at(-1);
    expect([asked?.pathname, [...(asked?.searchParams ?? [])]], query).toEqual([
      '/verify',
      [
        ['type', 'recovery'],
        ['token', 'abc'],
        ['redirect_to', `${ORIGIN}/reset-password`],
      ],
    ]);
  }
  await gateway.stop();
});

test('who begins at a prepared address with Google gets their tokens on our page', async ({ request }) => {
  const follow = async (address: string) => {
    const { location } = (await request.get(address, { maxRedirects: 0 })).headers();
    return new URL(location ?? '', address);
  };
  const choice = await follow(`${ORIGIN}/auth/v1/authorize?provider=google&redirect_to=${encoded}`);
  choice.searchParams.set('login_hint', `siti.${Date.now()}@gmail.test`);
  const back = await follow((await follow(choice.href)).href);
  expect(`${back.origin}${back.pathname}`).toBe(`${ORIGIN}/auth/v1/callback`);
  const home = await follow(back.href);
  expect(`${home.origin}${home.pathname}`).toBe(`${ORIGIN}/auth/callback`);
  expect(home.hash).toContain('access_token=');
});

test('a refresh token, valid or not, opens nothing at the gateway', async ({ request, context }) => {
  const { email, password } = await signIn(context);
  const grant = await request.post(`${IDENTITY_URL}/token?grant_type=password`, {
    data: { email, password },
  });
  const tokens = (await grant.json()) as { refresh_token: string };
  const data = { refresh_token: tokens.refresh_token };
  const refreshAt = (origin: string) => request.post(`${origin}/token?grant_type=refresh_token`, { data });
  expect((await refreshAt(`${ORIGIN}/auth/v1`)).status()).toBe(404);
  expect((await refreshAt(IDENTITY_URL)).status(), 'the token is valid').toBe(200);
});

test('nobody begins sign-ins without end: each is a row at the identity server', async () => {
  const gateway = await startOwnGateway(empty);
  const statuses = await Promise.all(
    Array.from(
      { length: 80 },
      () =>
        new Promise<number | undefined>((resolve, reject) => {
          get(`${gateway.address}/auth/v1/authorize?provider=google`, (answer) =>
            resolve(answer.resume().statusCode),
          ).on('error', reject);
        }),
    ),
  );
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(30);
  expect(gateway.received.length).toBeLessThan(50);
  await gateway.stop();
});

test.describe('a link that a person opened while the identity server', () => {
  test.use({ expectedErrors: /status of (429|503)|third party/ });

  for (const { state, answer, status, sentence } of [
    { state: 'is away', answer: undefined, status: 503, sentence: gatewayText.away },
    { state: 'fails', answer: answerWith(500), status: 503, sentence: gatewayText.away },
    { state: 'counts too many requests', answer: answerWith(429), status: 429, sentence: gatewayText.busy },
  ]) {
    test(`${state} shows a page in Indonesian that says what to do`, async ({ page }) => {
      const gateway = await startOwnGateway(answer);
      for (const path of ['authorize?provider=google', 'callback?code=x&state=y', 'verify?token=x']) {
        const response = await page.goto(`${gateway.address}/auth/v1/${path}`);
        expect([response?.status(), response?.headers()['content-type']], path).toEqual([
          status,
          'text/html; charset=utf-8',
        ]);
        await expect(page.getByRole('heading', { name: gatewayText.title })).toBeVisible();
        for (const text of [sentence, gatewayText.fromMail]) await expect(page.getByText(text)).toBeVisible();
        await expect(page.getByRole('link', { name: gatewayText.toLogin })).toHaveAttribute('href', '/login');
        // The policy lets the page have its style.
        expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
          'rgb(250, 246, 236)',
        );
      }
      expect(await accessibilityViolations(page)).toEqual([]);
      await gateway.stop();
    });
  }

  test('is away: our own pages get a sentence that they can show', async ({ request }) => {
    const gateway = await startOwnGateway();
    const answers = [
      await request.get(`${gateway.address}/auth/v1/user`),
      await request.post(`${gateway.address}/auth/v1/logout`),
    ];
    for (const answer of answers) {
      expect([answer.status(), await answer.json()]).toEqual([
        503,
        { success: false, code: 'sign_in_unavailable', message: gatewayText.away },
      ]);
    }
    await gateway.stop();
  });
});

test('too many tries of a recovery link show our page, before the identity server counts them', async ({
  request,
}) => {
  const gateway = await startOwnGateway(empty);
  const answers = [];
  for (let turn = 0; turn < 14; turn += 1) {
    answers.push(await request.get(`${gateway.address}/auth/v1/verify?token=${turn}`));
  }
  expect(answers.at(0)?.status()).toBe(200);
  expect([answers.at(-1)?.status(), await answers.at(-1)?.text()]).toEqual([
    429,
    expect.stringContaining(gatewayText.busy),
  ]);
  await gateway.stop();
});
