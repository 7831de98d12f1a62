import { hash } from 'node:crypto';
import { seeded } from '@app/api/test/random';

/** As many as forum-rows.sql gives a session. */
export const memberCount = 2000;

/** Each person has an address of their own on the loopback network, which the gateway sees as it sees any other. */
export const addressOf = (person: number): string =>
  `127.1.${Math.floor(person / 250)}.${1 + (person % 250)}`;

export const tokenOf = (member: number): string => hash('sha256', `session-${member}`, 'base64url');

/**
 * People in a shuffled row, each in turn: nobody comes twice before all others have come, as nobody in life writes
 * twenty posts in a minute. So the limits stay on, and no request of this load is one that they should stop.
 */
export function inTurn(seed: number, first: number): () => number {
  const random = seeded(seed);
  const row = Array.from({ length: memberCount }, (_, person) => person);
  for (let last = row.length - 1; last > 0; last -= 1) {
    const other = random.below(last + 1);
    [row[last], row[other]] = [row[other]!, row[last]!];
  }
  let turn = first;
  return () => row[turn++ % row.length]!;
}
