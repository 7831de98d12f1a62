import { materials, suspicions } from '@app/classifier/materials';
import { safetyQuestions, suspicionQuestions } from '@app/classifier/safety-questions';
import { provinces } from '@app/contract/provinces';
import type { Page } from '@playwright/test';
import { fixMaterial } from '#support/fixed-material.ts';
import { accessibilityViolations, expect, test, visit } from '#support/journey.ts';
import { choosePhoto, photos } from '#support/photos.ts';

const phone = { width: 360, height: 780 };
const question = (page: Page) => page.getByRole('group', { name: /^Sebelum lanjut/ });
const sellLinks = (page: Page) =>
  page
    .locator('main a[href^="/sell-waste"]:not([href$="/usulkan"])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

async function ask(page: Page, material: (typeof materials)[number]) {
  await fixMaterial(page, material);
  await visit(page, '/smart-sort');
  await choosePhoto(page, await photos.jpeg());
  await expect(question(page)).toBeVisible();
}

for (const material of materials) {
  test(`every answer about ${material} is walked: only the harmless one leads to a buyer`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await ask(page, material);
    for (const { text, outcome } of safetyQuestions[material].answers) {
      expect(await sellLinks(page), 'before the question is answered').toEqual([]);
      await expect(page.getByText(/^Tempat (hijau|kuning|biru)$/)).toHaveCount(0);
      await question(page).getByRole('button', { name: text }).click();
      const links = await sellLinks(page);
      if (outcome.sortedAs === 'material') expect(links[0]).toContain(`material=${material}`);
      else if (outcome.sortedAs === 'residu') expect(links).toEqual([]);
      else for (const link of links) expect(link).toContain('kind=b3');
      await page.getByRole('button', { name: 'Ubah jawaban' }).click();
    }
  });
}

for (const suspected of suspicions) {
  test(`a photo that may show ${suspected} is asked about first: no answer but the last leads to a buyer`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await fixMaterial(page, 'logam', { verdict: 'unsure', suspected, confidence: 99 });
    await visit(page, '/smart-sort');
    await choosePhoto(page, await photos.jpeg());
    const { answers, reason } = suspicionQuestions[suspected];
    const last = answers.at(-1)!;
    for (const { text, outcome } of answers.slice(0, -1)) {
      await expect(page.getByText(reason)).toBeVisible();
      expect(await sellLinks(page), 'before the question is answered').toEqual([]);
      await question(page).getByRole('button', { name: text }).click();
      const links = await sellLinks(page);
      if (outcome.sortedAs === 'residu') expect(links).toEqual([]);
      else for (const link of links) expect(link).toContain('kind=b3');
      await page.getByRole('button', { name: 'Ubah jawaban' }).click();
    }
    await question(page).getByRole('button', { name: last.text }).click();
    // What is left is the material's own question, and "Yakin" is not said however sure the model is.
    expect(await sellLinks(page)).toEqual([]);
    await question(page)
      .getByRole('button', { name: safetyQuestions.logam.answers.at(-1)!.text })
      .click();
    expect((await sellLinks(page))[0]).toContain('material=logam');
    await expect(page.getByText('Cukup yakin')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Cukup yakin')).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
  });
}

test('an aerosol turns the answer, and in all provinces only hazardous waste points are named', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize(phone);
  await ask(page, 'logam');
  await question(page).getByRole('button', { name: 'Kaleng semprot' }).click();
  await expect(page.getByRole('heading', { name: 'Bahan berbahaya' })).toBeFocused();
  await expect(page.getByText('Jangan ditekan')).toBeVisible();
  await expect(page.getByText('Pipihkan')).toHaveCount(0);
  for (const province of provinces) {
    const answered = page.waitForResponse(/\/collectors\/nearest/);
    await page.getByLabel('Provinsi Anda').selectOption(province);
    const { collector } = (await (await answered).json()) as {
      collector: { kind: string; id: string } | null;
    };
    expect(collector?.kind ?? 'b3').toBe('b3');
    if (collector) await expect(page.getByText('Titik kumpul B3 terdekat')).toBeVisible();
    else await expect(page.getByText(`Belum ada yang kami tahu di ${province}`)).toBeVisible();
    for (const link of await sellLinks(page))
      expect(collector && link === `/sell-waste/${collector.id}` ? 'kind=b3' : link).toContain('kind=b3');
  }
});

test('the list that a hazard answer leads to has no buyer, in any province', async ({ request }) => {
  for (const province of provinces) {
    const response = await request.get('/api/collectors', { params: { kind: 'b3', province } });
    const { collectors } = (await response.json()) as { collectors: { kind: string; location: string }[] };
    for (const { kind, location } of collectors) expect([kind, location]).toEqual(['b3', province]);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('axe finds nothing on the question, a hazard answer and a residue answer', async ({ page }) => {
    await ask(page, 'plastik');
    expect(await accessibilityViolations(page)).toEqual([]);
    await question(page).getByRole('button', { name: 'Obat', exact: false }).first().click();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Ubah jawaban' }).click();
    await question(page).getByRole('button', { name: 'Racun, oli' }).click();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Ubah jawaban' }).click();
    await question(page).getByRole('button', { name: 'Kain, popok' }).click();
    await page.getByRole('button', { name: 'Popok', exact: true }).click();
    await expect(page.getByText('Buang tinja ke kloset')).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});

test('"Bukan sampah?" shows no percentage', async ({ page }) => {
  await fixMaterial(page, 'logam', { verdict: 'not-waste' });
  await visit(page, '/smart-sort');
  await choosePhoto(page, await photos.jpeg());
  await expect(page.getByText('Bukan sampah?', { exact: true })).toBeVisible();
  await expect(page.locator('main').getByText(/\d%/)).toHaveCount(0);
});
