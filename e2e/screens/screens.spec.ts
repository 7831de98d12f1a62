import { materials } from '@app/classifier/materials';
import { safetyQuestions, suspicionQuestions } from '@app/classifier/safety-questions';
import type { Page, TestInfo } from '@playwright/test';
import { comeToRest } from '#support/come-to-rest.ts';
import { fixMaterial } from '#support/fixed-material.ts';
import { test, visit } from '#support/journey.ts';
import { signIn } from '#support/member.ts';
import { choosePhoto, photos } from '#support/photos.ts';
import { seedScanHistory } from '#support/scans.ts';

async function take(page: Page, name: string, { project, config }: TestInfo) {
  await comeToRest(page);
  const path = `${config.rootDir}/../test-results/screens/${name}.${project.name}.png`;
  await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
}

const publicPages = {
  landing: '/',
  'sell-waste': '/sell-waste',
  calculator: '/sell-waste/kalkulator',
  map: '/waste-map',
  items: '/pilah',
  item: '/pilah/popok',
  education: '/education',
  tutorial: '/education/innovation/2',
  login: '/login',
  help: '/bantuan',
};
for (const [name, path] of Object.entries(publicPages)) {
  test(name, async ({ page }, info) => {
    await visit(page, path);
    await take(page, name, info);
  });
}

const memberPages = { home: '/', forum: '/community', dashboard: '/dashboard', account: '/akun' };
for (const [name, path] of Object.entries(memberPages)) {
  test(`${name} of a member`, async ({ page, context }, info) => {
    const { email } = await signIn(context, 'Sari Wulandari');
    await seedScanHistory(email);
    await visit(page, path);
    await take(page, `member-${name}`, info);
  });
}

type Answer = { material: (typeof materials)[number]; click?: string } & Parameters<typeof fixMaterial>[2];
const last = (question: { answers: readonly { text: string }[] }) => question.answers.at(-1)!.text;
const answers: Record<string, Answer> = {
  ...Object.fromEntries(
    materials.map((material) => [material, { material, click: last(safetyQuestions[material]) }]),
  ),
  question: { material: 'logam' },
  hazard: { material: 'logam', click: 'Kaleng semprot' },
  residue: { material: 'plastik', click: 'Kain, popok' },
  unsure: { material: 'kertas', verdict: 'unsure', confidence: 41 },
  'not-waste': { material: 'kertas', verdict: 'not-waste', confidence: 30 },
  ...Object.fromEntries(
    Object.keys(suspicionQuestions).map((suspected) => [
      `suspected-${suspected}`,
      { material: 'logam', verdict: 'unsure', suspected: suspected as 'b3' },
    ]),
  ),
};
for (const [name, { material, click, ...fixed }] of Object.entries(answers)) {
  test(`answer ${name}`, async ({ page }, info) => {
    await fixMaterial(page, material, fixed);
    await visit(page, '/smart-sort');
    await choosePhoto(page, await photos.jpeg());
    await page.locator('#hasil, #pertanyaan').first().waitFor();
    if (click) await page.getByRole('button', { name: click }).click();
    await take(page, `answer-${name}`, info);
  });
}
