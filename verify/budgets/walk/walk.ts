// Taps and seconds from the first open to WhatsApp, as a new person walks: landing page, photo, question, province,
// nearest buyer, WhatsApp; a quarter of the processor and 400 kbit/s: `pnpm walk [--built]`. Ends with 1 above a floor.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import journeys from '@app/e2e/playwright.config.ts';
import { waitForHydration } from '@app/e2e/support/hydration.ts';
import { deletePlaces, openPlace } from '@app/e2e/support/place.ts';
import { root } from '@app/services/src/local-env.ts';
import sharp from 'sharp';
import { missedFloors } from '../../kit/missed-floors.ts';
import { startProduct } from '../../kit/product/site.ts';
import { rounded } from '../../kit/statistics.ts';
import { phone, slowNetwork } from '../first-visit/floors.ts';

const { values } = parseArgs({ options: { built: { type: 'boolean', default: false } } });
const timeouts = { timeout: 120_000 };

async function slowPhone(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

async function walk(context: BrowserContext, origin: string, photo: string, name: string) {
  const page = await context.newPage();
  await slowPhone(context, page);
  let taps = 0;
  const tap = async (target: Locator) => {
    await target.tap(timeouts);
    taps += 1;
  };
  const started = performance.now();
  const seconds = () => rounded((performance.now() - started) / 1000);

  await page.goto(origin, { waitUntil: 'commit' });
  await waitForHydration(page, timeouts);
  const button = page.getByRole('button', { name: 'Ambil Foto' }).first();
  const chooser = page.waitForEvent('filechooser', timeouts);
  await tap(button);
  await (await chooser).setFiles(photo);
  const photoSeconds = seconds();
  const question = page.getByRole('group', { name: /^Sebelum lanjut/ });
  await tap(question.getByRole('button').last());
  await page.getByRole('heading', { name: 'Hasil Klasifikasi' }).waitFor(timeouts);
  const answerSeconds = seconds();
  // A list of the system: one tap opens it, one chooses.
  await page.getByLabel('Provinsi Anda').selectOption('Maluku', timeouts);
  taps += 2;
  await tap(page.getByRole('link', { name: `Lihat ${name}` }));
  const buyerSeconds = seconds();
  const whatsapp = context.waitForEvent('request', {
    ...timeouts,
    predicate: (request) => request.url().startsWith('https://wa.me/'),
  });
  await tap(page.getByRole('link', { name: `Hubungi ${name}: buka WhatsApp` }));
  await whatsapp;
  return { taps, photoSeconds, answerSeconds, buyerSeconds, whatsappSeconds: seconds() };
}

const product = await startProduct(values.built);
const browser = await chromium.launch(journeys.use?.launchOptions);
const photo = join(tmpdir(), 'pilahbumi-walk.jpg');
try {
  await sharp(join(root, 'e2e/pictures/bottle.svg')).resize(3000).jpeg().toFile(photo);
  const { name } = await openPlace({ facets: ['province:Maluku', 'material:plastik'] });
  const context = await browser.newContext({ ...phone, serviceWorkers: 'allow' });
  // Nothing leaves the machine.
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
  const figures = await walk(context, product.origin, photo, name);
  const missed = missedFloors(figures, [
    { figure: 'taps from the first open to WhatsApp', path: 'taps', most: 6 },
  ]);
  for (const sentence of missed) console.error(sentence);
  console.info(JSON.stringify({ ...figures, missed }));
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  await deletePlaces();
  await browser.close();
  await product.stop();
}
