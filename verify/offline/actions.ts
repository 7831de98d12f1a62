import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { shippedModel } from '@app/classifier/settings';
import type { Expected } from './expected.ts';
import type { Prepared } from './users.ts';
import type { Random } from '@app/api/test/random.ts';

export const kinds = ['reply', 'post', 'like', 'feedback', 'scan'] as const;
export type Kind = (typeof kinds)[number];

type Options = { context: BrowserContext; origin: string; prepared: Prepared };

/** Three tabs: a conversation, the forum with its form, and the scan history. */
export async function openTabs({ context, origin, prepared }: Options) {
  const { token } = prepared.member;
  const open = async (path: string, waitForReady: (page: Page) => Promise<unknown>) => {
    const page = await context.newPage();
    await page.goto(`${origin}${path}`);
    await waitForReady(page);
    return page;
  };
  const first = context.pages()[0] ?? (await context.newPage());
  await first.goto(`${origin}/robots.txt`);
  await first.evaluate((storedToken) => localStorage.setItem('token', storedToken), token);
  const [conversation, forum, history] = await Promise.all([
    open(`/community/${prepared.threadId}`, async (page) => {
      await page.locator(`#balasan-${prepared.replyIds.at(-1)}`).waitFor();
      // The module that sends the outbox is loaded when the page is idle.
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('late-parts')),
      );
    }),
    open('/community?tulis=1', (page) => page.getByRole('textbox', { name: 'Judul' }).waitFor()),
    open('/smart-sort', (page) =>
      page.getByRole('list', { name: 'Daftar klasifikasi' }).getByRole('listitem').nth(19).waitFor(),
    ),
  ]);
  return { conversation, forum, history };
}

export type Tabs = Awaited<ReturnType<typeof openTabs>>;

type ActionContext = { tabs: Tabs; prepared: Prepared; expected: Expected; random: Random; number: number };

async function reply({ tabs: { conversation: page }, expected, number }: ActionContext) {
  await page.bringToFront();
  const text = `Balasan tanpa sinyal nomor ${number}.`;
  const box = page.getByRole('textbox', { name: 'Tulis balasan' });
  await box.fill(text);
  await page.getByRole('button', { name: 'Kirim', exact: true }).click();
  await page.waitForFunction((node) => (node as HTMLTextAreaElement).value === '', await box.elementHandle());
  expected.replies.push(text);
}

async function post({ tabs: { forum: page }, expected, number }: ActionContext) {
  await page.bringToFront();
  const title = `Postingan tanpa sinyal nomor ${number}`;
  const dialog = page.getByRole('dialog', { name: 'Ajukan Sesuatu' });
  if (!(await dialog.isVisible())) await page.getByRole('button', { name: 'Ajukan Sesuatu' }).first().click();
  await dialog.getByRole('textbox', { name: 'Judul' }).fill(title);
  await dialog.getByRole('textbox', { name: 'Isi' }).fill('Ditulis di luar jangkauan.');
  await dialog.getByRole('button', { name: 'Posting', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  expected.posts.push(title);
}

/** Pressing again removes the like: the last state counts. */
async function like({ tabs: { conversation: page }, prepared, expected, random }: ActionContext) {
  await page.bringToFront();
  const id = random.pick(prepared.replyIds);
  const button = page.locator(`#balasan-${id}`).getByRole('button', { name: /^Suka balasan/ });
  const wanted = (await button.getAttribute('aria-pressed')) !== 'true';
  await button.click();
  await button.and(page.locator(`[aria-pressed=${wanted}]`)).waitFor();
  await kept(page, 'like', id, wanted);
  expected.likes.set(id, wanted);
}

async function feedback({ tabs: { history: page }, prepared, expected, random }: ActionContext) {
  await page.bringToFront();
  const index = random.below(prepared.scanIds.length);
  const correct = random.below(2) === 0;
  const row = page.getByRole('list', { name: 'Daftar klasifikasi' }).getByRole('listitem').nth(index);
  const change = row.getByRole('button', { name: 'Ubah', exact: true });
  if (await change.isVisible()) await change.click();
  await row.getByRole('button', { name: correct ? 'Benar' : 'Salah', exact: true }).click();
  if (!correct) await row.getByRole('button', { name: 'Bukan salah satunya' }).click();
  await change.waitFor();
  await kept(page, 'feedback', prepared.scanIds[index]!, correct);
  expected.feedback.set(prepared.scanIds[index]!, { correct });
}

/**
 * A like and feedback show at once and are stored shortly after: waits until the outbox contains the action.
 */
const kept = (page: Page, kind: 'like' | 'feedback', id: string, wanted: boolean) =>
  page.waitForFunction(
    async ([name, ofKind, ofId, isWanted]) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error!));
      });
      const request = database.transaction('actions').objectStore('actions').getAll();
      await new Promise((resolve) => request.addEventListener('success', resolve));
      database.close();
      return (request.result as { action: Record<string, unknown> & { scan?: { id: string } } }[]).some(
        ({ action }) =>
          action.kind === ofKind &&
          (ofKind === 'like'
            ? action.replyId === ofId && action.liked === isWanted
            : action.scan?.id === ofId && (action.feedback as { correct: boolean }).correct === isWanted),
      );
    },
    [outboxName, kind, id, wanted] as const,
  );

const outboxName = 'pilahbumi-kotak-kirim';

const firstScan = Date.now() - 5 * 24 * 3600 * 1000;

/** Puts a scan of the on-device model, and sometimes feedback on it, into the outbox as the page does. */
async function scan({ tabs: { history: page }, prepared, expected, random, number }: ActionContext) {
  const scannedAt = new Date(firstScan + number * 1000).toISOString();
  const feedbackValue = random.below(2) === 0 ? { correct: random.below(2) === 0 } : null;
  const answer = {
    verdict: 'sure',
    material: random.pick(['plastik', 'kertas', 'kaca']),
    confidence: 88.8,
    modelSha256: shippedModel.sha256,
    scannedAt,
  };
  await page.evaluate(
    async ([name, memberId, scanResult, feedbackOnScan]) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error!));
      });
      const transaction = database.transaction('actions', 'readwrite', { durability: 'strict' });
      const actions = transaction.objectStore('actions');
      const key = crypto.randomUUID();
      const common = { memberId, at: Date.now(), notBefore: 0, tries: 0 };
      actions.put({ ...common, key, action: { kind: 'scan', scan: scanResult } });
      if (feedbackOnScan)
        actions.put({
          ...common,
          key: crypto.randomUUID(),
          action: {
            kind: 'feedback',
            scan: { key },
            feedback: feedbackOnScan.correct ? feedbackOnScan : { ...feedbackOnScan, material: null },
          },
        });
      await new Promise((resolve) => transaction.addEventListener('complete', resolve));
      database.close();
    },
    [outboxName, prepared.member.id, answer, feedbackValue] as const,
  );
  expected.scans.set(scannedAt, feedbackValue);
  if (feedbackValue) expected.actions += 1;
}

const actionsByKind: Record<Kind, (actionContext: ActionContext) => Promise<void>> = {
  reply,
  post,
  like,
  feedback,
  scan,
};

export async function performAction(kind: Kind, actionContext: ActionContext) {
  await actionsByKind[kind](actionContext);
  actionContext.expected.actions += 1;
}

/** False when the outbox is not empty after two minutes. */
export async function waitUntilOutboxEmpty(page: Page): Promise<boolean> {
  const countLeft = () =>
    page.evaluate(async (name) => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('success', () => resolve(opening.result));
      });
      const counting = database.transaction('actions').objectStore('actions').count();
      await new Promise((resolve) => counting.addEventListener('success', resolve));
      database.close();
      return counting.result;
    }, outboxName);
  for (const deadline = Date.now() + 120_000; Date.now() < deadline; await wait(250))
    if ((await countLeft()) === 0) return true;
  return false;
}
