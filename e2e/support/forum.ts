import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { expect, visit } from '#support/journey.ts';
import { query, signIn } from '#support/member.ts';
import { signInAsStaff } from '#support/staff.ts';

const createdTitles: string[] = [];

/** A unique title; posts with it are deleted after the journeys of the file. */
export function newTopic(words: string) {
  const title = `${words} ${randomUUID().slice(0, 8)}`;
  createdTitles.push(title);
  return title;
}

/** Deletes the created posts and decisions, so that lists and queues do not grow with every run. */
export async function deleteTopics() {
  await query(
    `delete from app.moderation_decision as decision using app.post
     where post.title = any($1) and (decision.post_id = post.id or decision.member_id = post.author_id)`,
    [createdTitles],
  );
  await query('delete from app.post where title = any($1)', [createdTitles]);
}

type BrowserUser = { context: BrowserContext; page: Page; name: string; token: string };

/** A signed-in user with a separate browser context. */
export async function openSignedInBrowser(browser: Browser, role?: 'moderator'): Promise<BrowserUser> {
  const context = await browser.newContext();
  const { name, token } = role ? await signInAsStaff(context, role) : await signIn(context);
  return { context, page: await context.newPage(), name, token };
}

async function send(request: APIRequestContext, token: string, path: string, data: object) {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
  const response = await request.post(`/api${path}`, { headers, data });
  if (!response.ok())
    throw new Error(`${path} responded with status ${response.status()}: ${await response.text()}`);
  return (await response.json()) as { post: { _id: string }; reply: { _id: string } };
}

/** Creates a post through the API and returns its path. */
export async function writePost({ context, token }: BrowserUser, title: string, category = 'general') {
  const words = { title, content: 'Hubungi saya di 0812 3456 7890.', category, tags: [] };
  const { post } = await send(context.request, token, '/community/posts', words);
  return `/community/${post._id}`;
}

export async function writeReply({ context, token }: BrowserUser, address: string, content: string) {
  const postId = address.split('/').at(-1) ?? '';
  await send(context.request, token, `/community/posts/${postId}/replies`, { content, mentions: [] });
}

/** Opens the menu of a post or reply and chooses an action. */
export async function choose(page: Page, author: string, action: string | RegExp) {
  await page.getByRole('button', { name: `Lainnya untuk tulisan ${author}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: action }).click();
}

/** Runs a moderator action with a reason. */
export async function moderate(page: Page, author: string, action: string | RegExp, confirm: string) {
  await choose(page, author, action);
  const dialog = page.getByRole('dialog').filter({ has: page.getByLabel('Alasan') });
  await dialog.getByLabel('Alasan').fill('Menurut aturan komunitas.');
  await dialog.getByRole('button', { name: confirm, exact: true }).click();
}

/** Finds a card in a queue; other journeys fill it too, so it may be on a later page. */
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
