import type { Page } from '@playwright/test';
import { accessibilityViolations, expect, test, visit } from '#support/journey.ts';
import { signIn } from '#support/member.ts';
import { seedScanHistory } from '#support/scans.ts';

const parts = {
  '/dashboard': (page: Page) => page.getByRole('region', { name: 'Target mingguan' }),
  '/dashboard?bagian=riwayat': (page: Page) => page.getByRole('switch', { name: /Simpan foto/ }),
  '/dashboard?bagian=aktivitas': (page: Page) => page.getByText('Yang Anda lakukan di PilahBumi'),
};
const sizes = [
  { width: 1440, height: 900 },
  { width: 360, height: 780 },
];

for (const viewport of sizes) {
  test(`axe finds nothing at ${viewport.width} pixels, with and without scans`, async ({ page, context }) => {
    await page.setViewportSize(viewport);
    const { email } = await signIn(context);
    for (const [address, arrived] of Object.entries(parts)) {
      await visit(page, address);
      await expect(arrived(page)).toBeVisible();
      expect(await accessibilityViolations(page), `${address}, empty`).toEqual([]);
    }
    await seedScanHistory(email);
    for (const [address, arrived] of Object.entries(parts)) {
      await visit(page, address);
      await expect(arrived(page)).toBeVisible();
      expect(await accessibilityViolations(page), address).toEqual([]);
    }
  });
}

for (const [name, size] of [
  ['on the narrowest phone', { width: 320, height: 640 }],
  ['at twice the size of a small window', { width: 640, height: 400 }],
] as const) {
  test(`nothing is wider than the screen ${name}, and no word of a chart is too small`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(size);
    const { email } = await signIn(context);
    await seedScanHistory(email);
    for (const [address, arrived] of Object.entries(parts)) {
      await visit(page, address);
      await expect(arrived(page)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
    }
    await visit(page, '/dashboard');
    const chart = page.getByRole('img', { name: /^Grafik garis/ });
    await expect(chart).toBeVisible();
    const scale = await chart.evaluate(
      (svg: SVGSVGElement) => svg.getBoundingClientRect().width / svg.viewBox.baseVal.width,
    );
    expect(scale).toBeGreaterThanOrEqual(1);
  });
}
