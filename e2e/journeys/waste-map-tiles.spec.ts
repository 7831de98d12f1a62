import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '#support/journey.ts';
import { emptyTileArchive } from '#support/tile-archive.ts';
import { startWebInstance } from '#support/web-instance.ts';

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

type WebInstance = Awaited<ReturnType<typeof startWebInstance>>;

/** A tile server, and web instances that use it, or an archive on their own disk. */
let tiles: Server;
let web: WebInstance;
let archiveFolder: string;
let archiveWeb: WebInstance;
let tileOrigin: string;
let tilesAreBroken = false;

test.beforeAll(async () => {
  tiles = createServer((_request, response) => {
    if (tilesAreBroken) return response.writeHead(500).end();
    response.writeHead(200, { 'content-type': 'image/png' }).end(pixel);
  }).listen(0, '127.0.0.1');
  await once(tiles, 'listening');
  tileOrigin = `http://127.0.0.1:${(tiles.address() as AddressInfo).port}`;
  web = await startWebInstance({
    MAP_TILES_URL: `${tileOrigin}/{z}/{x}/{y}.png`,
    MAP_TILES_ATTRIBUTION: '© Pembuat Peta',
    MAP_TILES_ATTRIBUTION_URL: 'https://peta.example/hak-cipta',
  });
  archiveFolder = await mkdtemp(join(tmpdir(), 'peta-dasar-'));
  await writeFile(join(archiveFolder, 'indonesia.pmtiles'), emptyTileArchive());
  archiveWeb = await startWebInstance({
    MAP_TILES_URL: '/peta-dasar/indonesia.pmtiles',
    MAP_TILES_FOLDER: archiveFolder,
    MAP_TILES_ATTRIBUTION: '© OpenStreetMap',
  });
});

test.afterAll(async () => {
  web.stop();
  archiveWeb.stop();
  tiles.close();
  await rm(archiveFolder, { recursive: true });
});

test.use({ expectedErrors: /third party: http:\/\/127\.0\.0\.1|status of 500/ });

/** The instance has no gateway before it, so its pages would not find the API. */
const reachApi = (page: Page, origin: string, baseURL = '') =>
  page.route(`${origin}/api/**`, (route) =>
    route.continue({ url: route.request().url().replace(origin, baseURL) }),
  );

test.beforeEach(async ({ page, baseURL }) => {
  await reachApi(page, web.origin, baseURL);
  await reachApi(page, archiveWeb.origin, baseURL);
});

test('tiles lie on the outline, their makers are named, and the policy lets in no other host', async ({
  page,
}) => {
  const response = await page.goto(`${web.origin}/waste-map`);
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
  await page.goto(`${web.origin}/about`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Peta Sampah' }).click();
  await expect(page.locator('img.leaflet-tile-loaded').first()).toBeVisible();
});

test('broken tiles leave the outline', async ({ page }) => {
  tilesAreBroken = true;
  await page.goto(`${web.origin}/waste-map`);
  await expect(page.locator('path.map-indonesia').first()).toBeVisible();
  await expect(page.locator('img.leaflet-tile-loaded')).toHaveCount(0);
  tilesAreBroken = false;
});

test('an archive of the operator is read in parts from our own origin, and nothing else is let in', async ({
  page,
}) => {
  const { origin } = archiveWeb;
  const part = page.waitForResponse(`${origin}/peta-dasar/indonesia.pmtiles`);
  const response = await page.goto(`${origin}/waste-map`);
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("connect-src 'self';");
  expect(policy).toContain("img-src 'self' data: blob:;");
  expect((await part).status()).toBe(206);
  await expect(page.locator('canvas.leaflet-tile').first()).toBeAttached();
  await expect(page.locator('path.map-indonesia').first()).toBeVisible();
  await expect(page.getByText('Peta dasar: © OpenStreetMap').first()).toBeVisible();
});
