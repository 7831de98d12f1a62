import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { expect, visit } from '#support/journey.ts';
import { query, signIn } from '#support/member.ts';
import { signInAsStaff } from '#support/staff.ts';

const planted: string[] = [];

/** A title that nobody has written yet; what bears it goes when the file's journeys are over. */
export function newTopic(words: string) {
  const title = `${words} ${randomUUID().slice(0, 8)}`;
  planted.push(title);
  return title;
}

/** Lists, queues and the log must not grow with every run. */
export async function forgetTopics() {
  await query(
    `delete from app.moderation_decision as decision using app.post
     where post.title = any($1) and (decision.post_id = post.id or decision.member_id = post.author_id)`,
    [planted],
  );
  await query('delete from app.post where title = any($1)', [planted]);
}

type Person = { context: BrowserContext; page: Page; name: string; token: string };

/** Somebody with a browser of their own. */
export async function enter(browser: Browser, role?: 'moderator'): Promise<Person> {
  const context = await browser.newContext();
  const { name, token } = role ? await signInAsStaff(context, role) : await signIn(context);
  return { context, page: await context.newPage(), name, token };
}

async function send(request: APIRequestContext, token: string, path: string, data: object) {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
  const response = await request.post(`/api${path}`, { headers, data });
  if (!response.ok()) throw new Error(`${path} was answered ${response.status()}: ${await response.text()}`);
  return (await response.json()) as { post: { _id: string }; reply: { _id: string } };
}

/** Written as a member's page would; answers its address. */
export async function writePost({ context, token }: Person, title: string, category = 'general') {
  const words = { title, content: 'Hubungi saya di 0812 3456 7890.', category, tags: [] };
  const { post } = await send(context.request, token, '/community/posts', words);
  return `/community/${post._id}`;
}

export async function writeReply({ context, token }: Person, address: string, content: string) {
  const postId = address.split('/').at(-1) ?? '';
  await send(context.request, token, `/community/posts/${postId}/replies`, { content, mentions: [] });
}

/** Opens what can be done about somebody's writing, and chooses one thing. */
export async function choose(page: Page, author: string, deed: string | RegExp) {
  await page.getByRole('button', { name: `Lainnya untuk tulisan ${author}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: deed }).click();
}

/** A moderator's deed with its reason. */
export async function moderate(page: Page, author: string, deed: string | RegExp, confirm: string) {
  await choose(page, author, deed);
  const dialog = page.getByRole('dialog').filter({ has: page.getByLabel('Alasan') });
  await dialog.getByLabel('Alasan').fill('Menurut aturan komunitas.');
  await dialog.getByRole('button', { name: confirm, exact: true }).click();
}

/** A card of a queue; other journeys fill it too, so it may be on a later page. */
export async function findCase(page: Page, queue: 'Laporan' | 'Banding', name: string) {
  await visit(page, '/kelola');
  await page.getByRole('tab', { name: new RegExp(`^${queue}`) }).click();
  const panel = page.getByRole('tabpanel', { name: new RegExp(`^${queue}`) });
  const card = panel.getByRole('article', { name });
  await expect(panel.getByRole('article').first()).toBeVisible();
  const more = panel.getByRole('button', { name: 'Tampilkan lainnya' });
  while (!(await card.count()) && (await more.isVisible())) {
    const answered = page.waitForResponse('**/api/review/*?cursor=**');
    await more.click();
    await answered;
  }
  return card;
}
