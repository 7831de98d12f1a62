import { hash } from 'node:crypto';
import { seeded } from '@app/api/test/random.ts';

/** The number of sessions that forum-rows.sql creates. */
export const memberCount = 2000;

/** Each user has its own loopback address, which the gateway sees as the client address. */
export const addressOf = (user: number): string => `127.1.${Math.floor(user / 250)}.${1 + (user % 250)}`;

export const tokenOf = (member: number): string => hash('sha256', `session-${member}`, 'base64url');

/**
 * Users in shuffled order, round-robin, so that no user exceeds the rate limits, which stay on.
 */
export function roundRobin(seed: number, first: number): () => number {
  const random = seeded(seed);
  const shuffled = Array.from({ length: memberCount }, (_, user) => user);
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = random.below(last + 1);
    [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
  }
  let turn = first;
  return () => shuffled[turn++ % shuffled.length]!;
}
