import { chromium } from '@playwright/test';
const origin = process.env.ORIGIN!;
const paths: Record<string,string> = JSON.parse(process.env.PATHS!);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_ENGINE ?? '/usr/bin/chromium-headless-shell', args: ['--no-sandbox','--disable-gpu'] });
for (const [w,h] of [[360,780],[1440,900]] as const) for (const scheme of ['light','dark'] as const) {
  const ctx = await browser.newContext({ viewport: { width: w, height: h }, colorScheme: scheme, locale: 'id-ID', serviceWorkers: 'block' });
  const page = await ctx.newPage();
  for (const [name, path] of Object.entries(paths)) {
    await page.goto(origin + path, { waitUntil: 'networkidle' }).catch(() => {});
    await page.waitForTimeout(400);
    if (name.startsWith('dialog')) { await page.getByRole('button', { name: /Minta hapus/ }).click(); await page.waitForTimeout(800); }
    await page.screenshot({ path: `/tmp/places/shots/${name}-${w}-${scheme}.png`, fullPage: process.env.FULL === '1' });
  }
  await ctx.close();
}
await browser.close();
