import { createHash } from 'node:crypto';
import { expect, test, visit } from '#support/journey.ts';
import { signIn } from '#support/member.ts';

test('a public page names each of its inline scripts and allows nothing else inline', async ({ request }) => {
  const response = await request.get('/');
  const policy = response.headers()['content-security-policy'] ?? '';
  const html = await response.text();
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  expect(scripts.length).toBeGreaterThan(0);
  for (const [, source = ''] of scripts) {
    expect(policy).toContain(`'sha256-${createHash('sha256').update(source).digest('base64')}'`);
  }
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe-inline');
  expect(html).not.toMatch(/\sstyle="/);
});

test('a script that the page does not name is refused', async ({ page, context }) => {
  // Without the console listener of the fixture, which would fail on the error provoked here.
  context.removeAllListeners('console');
  await visit(page, '/');
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    try {
      script.text = 'window.intruder = true';
    } catch {
      return 'refused by trusted types';
    }
    document.head.append(script);
    return 'intruder' in window ? 'ran' : 'refused';
  });
  expect(ran).toMatch(/^refused/);
});

test('a shared cache keeps public pages for a minute and sees no person in them', async ({
  request,
  page,
  context,
}) => {
  const first = await request.get('/about');
  expect(first.headers()['cache-control']).toContain('s-maxage=60');
  const second = await request.get('/about');
  expect(second.headers()['x-cache']).toBe('HIT');

  await signIn(context, 'Nama Rahasia');
  const answer = await page.goto('/about');
  expect(answer?.headers()['x-cache']).toBe('HIT');
  expect(await answer?.text()).not.toContain('Nama Rahasia');
  await expect(page.getByRole('button', { name: 'Keluar' })).toBeVisible();
});

test('hashed files are kept for good and arrive compressed', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const script = /"(\/assets\/[^"]+\.js)"/.exec(html);
  const file = await request.get(script?.[1] ?? '', { headers: { 'accept-encoding': 'br' } });
  expect(file.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(file.headers()['content-encoding']).toBe('br');
});

test('pages of members are not kept by a shared cache', async ({ request }) => {
  await request.get('/dashboard');
  const again = await request.get('/dashboard');
  expect(again.headers()['x-cache']).not.toBe('HIT');
});
