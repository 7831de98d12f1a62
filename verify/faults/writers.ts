import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { seeded } from '@app/api/test/random.ts';
import { shippedModel } from '@app/classifier/settings';
import { createPost, createReply, likePost } from '@app/contract/community';
import { giveFeedback, recordScan } from '@app/contract/smart-sort';
import type { Route } from '@app/contract/route';
import { fillPath } from '../kit/http/endpoints.ts';
import { asJson, jsonOf } from '../kit/http/http-client.ts';
import { emailOf, sessionOf } from '../kit/database/users.ts';
import type { RetryingClient } from '../kit/http/retrying-client.ts';
import type { Ledger } from './ledger.ts';

type Options = { client: RetryingClient; ledger: Ledger; seed: number; hasEnded: () => boolean };

/** One member who writes one thing after the other, each with its own key, and retries until acknowledged. */
export async function write(member: number, posts: string[], { client, ledger, seed, hasEnded }: Options) {
  const random = seeded(seed + member);
  const ownScans: string[] = [];
  const began = Date.now() - 24 * 60 * 60 * 1000;

  /** Returns the response once the write is acknowledged. */
  async function submit<T>(
    route: Route,
    params: Record<string, string>,
    value: object,
  ): Promise<T | undefined> {
    const { headers, body } = asJson(value);
    const acknowledgement = await client.sendUntilAcknowledged({
      method: route.method,
      path: `/api${fillPath(route.path, params)}`,
      headers: { ...headers, ...sessionOf(member), 'idempotency-key': randomUUID() },
      body,
    });
    if (acknowledgement) ledger.acknowledged += 1;
    return acknowledgement && (jsonOf(acknowledgement.response) as T);
  }

  async function post(content: string): Promise<void> {
    const created = await submit<{ post: { _id: string } }>(createPost, {}, { title: content, content });
    if (!created) return;
    ledger.texts.push(content);
    posts.push(created.post._id);
  }

  async function reply(content: string, postId: string): Promise<void> {
    if (await submit(createReply, { postId }, { content })) ledger.texts.push(content);
  }

  async function like(postId: string): Promise<void> {
    const mark = `${emailOf(member)} ${postId}`;
    const liked = !ledger.likes.get(mark);
    // Unknown until the response arrives.
    ledger.likes.delete(mark);
    if (await submit(likePost, { postId }, { liked })) ledger.likes.set(mark, liked);
  }

  async function scan(turn: number): Promise<void> {
    const scannedAt = new Date(began + turn).toISOString();
    const created = await submit<{ scanId: string }>(
      recordScan,
      {},
      { verdict: 'sure', material: 'plastik', confidence: 91.5, modelSha256: shippedModel.sha256, scannedAt },
    );
    if (!created) return;
    ledger.scans.set(`${emailOf(member)} ${scannedAt}`, created.scanId);
    ownScans.push(created.scanId);
  }

  async function sendFeedback(scanId: string): Promise<void> {
    const correct = !ledger.feedback.get(scanId);
    ledger.feedback.delete(scanId);
    const feedback = correct ? { correct } : { correct, material: 'kaca' };
    if (await submit(giveFeedback, { scanId }, feedback)) ledger.feedback.set(scanId, correct);
  }

  for (let turn = 0; !hasEnded(); turn += 1) {
    const chance = random.below(100);
    const content = `faults ${member} ${turn}`;
    if (posts.length === 0 || chance < 8) await post(content);
    else if (chance < 55) await reply(content, random.pick(posts));
    else if (chance < 72) await like(random.pick(posts));
    else if (chance < 87 || ownScans.length === 0) await scan(turn);
    else await sendFeedback(random.pick(ownScans));
    await pause(50 + random.below(100));
  }
}
