import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { seeded } from '@app/api/test/random';
import { shippedModel } from '@app/classifier/settings';
import { createPost, createReply, likePost } from '@app/contract/community';
import { giveFeedback, recordScan } from '@app/contract/smart-sort';
import type { Route } from '@app/contract/route';
import { fillPath } from '../kit/http/endpoints.ts';
import { asJson, jsonOf } from '../kit/http/exchange.ts';
import { emailOf, sessionOf } from '../kit/database/session-rows.ts';
import type { Persistence } from '../kit/http/persistence.ts';
import type { Ledger } from './ledger.ts';

type Parts = { people: Persistence; ledger: Ledger; seed: number; isOver: () => boolean };

/** One member who writes one thing after the other, each with a key of its own, and asks again until it is done. */
export async function write(person: number, posts: string[], { people, ledger, seed, isOver }: Parts) {
  const random = seeded(seed + person);
  const ownScans: string[] = [];
  const began = Date.now() - 24 * 60 * 60 * 1000;

  /** The answer, once it was acknowledged. */
  async function tell<T>(
    route: Route,
    params: Record<string, string>,
    value: object,
  ): Promise<T | undefined> {
    const { headers, body } = asJson(value);
    const told = await people.insist({
      method: route.method,
      path: `/api${fillPath(route.path, params)}`,
      headers: { ...headers, ...sessionOf(person), 'idempotency-key': randomUUID() },
      body,
    });
    if (told) ledger.acknowledged += 1;
    return told && (jsonOf(told.answer) as T);
  }

  async function post(content: string): Promise<void> {
    const answer = await tell<{ post: { _id: string } }>(createPost, {}, { title: content, content });
    if (!answer) return;
    ledger.texts.push(content);
    posts.push(answer.post._id);
  }

  async function reply(content: string, postId: string): Promise<void> {
    if (await tell(createReply, { postId }, { content })) ledger.texts.push(content);
  }

  async function like(postId: string): Promise<void> {
    const mark = `${emailOf(person)} ${postId}`;
    const liked = !ledger.likes.get(mark);
    // Until the answer is there, nobody knows which of the two it is.
    ledger.likes.delete(mark);
    if (await tell(likePost, { postId }, { liked })) ledger.likes.set(mark, liked);
  }

  async function scan(turn: number): Promise<void> {
    const scannedAt = new Date(began + turn).toISOString();
    const answer = await tell<{ scanId: string }>(
      recordScan,
      {},
      { verdict: 'sure', material: 'plastik', confidence: 91.5, modelSha256: shippedModel.sha256, scannedAt },
    );
    if (!answer) return;
    ledger.scans.set(`${emailOf(person)} ${scannedAt}`, answer.scanId);
    ownScans.push(answer.scanId);
  }

  async function judge(scanId: string): Promise<void> {
    const correct = !ledger.feedback.get(scanId);
    ledger.feedback.delete(scanId);
    const word = correct ? { correct } : { correct, material: 'kaca' };
    if (await tell(giveFeedback, { scanId }, word)) ledger.feedback.set(scanId, correct);
  }

  for (let turn = 0; !isOver(); turn += 1) {
    const chance = random.below(100);
    const content = `faults ${person} ${turn}`;
    if (posts.length === 0 || chance < 8) await post(content);
    else if (chance < 55) await reply(content, random.pick(posts));
    else if (chance < 72) await like(random.pick(posts));
    else if (chance < 87 || ownScans.length === 0) await scan(turn);
    else await judge(random.pick(ownScans));
    await pause(50 + random.below(100));
  }
}
