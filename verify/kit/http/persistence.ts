import { setTimeout as pause } from 'node:timers/promises';
import type { Answer, Asked, Send } from './exchange.ts';

const retryAfter = 250;

/** When it was asked for the last time, and when it was answered. */
export type Told = { answer: Answer; askedAt: number; at: number };

type Parts = {
  send: Send;
  /** What may be said while something is away. */
  isExpected: (answer: Answer) => boolean;
  /** Nobody waits for the answer any more. */
  isOver: () => boolean;
  onTold?: (told: Told) => void;
};

/** People who, when told so, try again with the same key, until they are heard. */
export function persistence({ send, isExpected, isOver, onTold }: Parts) {
  /** Answers that nobody should have seen, by what they were. */
  const strange = new Map<string, number>();
  let triedAgain = 0;

  function note(asked: Asked, answer: Answer): void {
    if (isExpected(answer)) return void (triedAgain += 1);
    const what = `${asked.method} ${asked.path.replaceAll(/[0-9a-f-]{36}/g, '…')}: ${answer.status} ${answer.text.slice(0, 200)}`;
    strange.set(what, (strange.get(what) ?? 0) + 1);
  }

  async function attempt(asked: Asked): Promise<Told> {
    const askedAt = performance.now();
    const answer = await send(asked);
    const told = { answer, askedAt, at: performance.now() };
    onTold?.(told);
    if (answer.status !== 200) note(asked, answer);
    return told;
  }

  return {
    strange,
    triedAgain: () => triedAgain,
    /** Once: for what has no key, and would be done twice. */
    async once(asked: Asked): Promise<Told | undefined> {
      const told = await attempt(asked);
      return told.answer.status === 200 ? told : undefined;
    },
    async insist(asked: Asked): Promise<Told | undefined> {
      for (;;) {
        const told = await attempt(asked);
        const { status } = told.answer;
        if (status === 200) return told;
        // A refusal stays one: the post that was replied to may be lost.
        if ((status >= 400 && status < 500) || isOver()) return undefined;
        await pause(retryAfter);
      }
    },
  };
}

export type Persistence = ReturnType<typeof persistence>;
