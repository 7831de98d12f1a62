import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@app/services/src/free-port.ts';
import { root } from '@app/services/src/local-env.ts';
import { expect, test } from '#support/journey.ts';

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A tile server, and a web instance configured to use it. */
let tiles: Server;
let web: ChildProcess;
let origin: string;
let tileOrigin: string;
let tilesAreBroken = false;

test.beforeAll(async () => {
  tiles = createServer((_request, response) => {
    if (tilesAreBroken) return response.writeHead(500).end();
    response.writeHead(200, { 'content-type': 'image/png' }).end(pixel);
  }).listen(0, '127.0.0.1');
  await once(tiles, 'listening');
  tileOrigin = `http://127.0.0.1:${(tiles.address() as AddressInfo).port}`;
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  web = spawn(process.execPath, ['server/server.ts'], {
    cwd: join(root, 'apps/web'),
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      ORIGIN: origin,
      MAP_TILES_URL: `${tileOrigin}/{z}/{x}/{y}.png`,
      MAP_TILES_ATTRIBUTION: '© Pembuat Peta',
      MAP_TILES_ATTRIBUTION_URL: 'https://peta.example/hak-cipta',
    },
  });
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await fetch(`${origin}/health/live`).catch(() => undefined))?.ok) return;
    await wait(100);
  }
  throw new Error('The web instance with tiles did not start');
});

test.afterAll(async () => {
  web.kill();
  tiles.close();
});

test.use({ expectedErrors: /third party: http:\/\/127\.0\.0\.1|status of 500/ });

test.beforeEach(async ({ page, baseURL }) => {
  await page.route(`${origin}/api/**`, (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(origin, baseURL ?? ''),
    }),
  );
});

test('tiles lie on the outline, their makers are named, and the policy lets in no other host', async ({
  page,
}) => {
  const response = await page.goto(`${origin}/waste-map`);
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain(`img-src 'self' data: blob: ${tileOrigin};`);
  expect(policy.replace(/img-src[^;]*;/, '')).not.toContain(tileOrigin);
  await expect(page.locator('img.leaflet-tile-loaded').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Peta dasar: © Pembuat Peta' })).toHaveAttribute(
    'href',
    'https://peta.example/hak-cipta',
  );
});

test('who walks to the map from another page sees the tiles too', async ({ page }) => {
  await page.goto(`${origin}/about`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Peta Sampah' }).click();
  await expect(page.locator('img.leaflet-tile-loaded').first()).toBeVisible();
});

test('broken tiles leave the outline', async ({ page }) => {
  tilesAreBroken = true;
  await page.goto(`${origin}/waste-map`);
  await expect(page.locator('path.map-indonesia').first()).toBeVisible();
  await expect(page.locator('img.leaflet-tile-loaded')).toHaveCount(0);
  tilesAreBroken = false;
});
