import { setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds of a turn of the event loop, and how many turns to wait for one that is shorter. */
const shortTurn = 0.5;
const mostTurns = 500;

async function momentOfRest(): Promise<void> {
  for (let turns = 0; turns < mostTurns; turns += 1) {
    const began = performance.now();
    await turn();
    if (performance.now() - began < shortTurn) return;
  }
}

/**
 * Whoever the kernel let in while this process was computing is cut off when it stops listening, and nobody may repeat a
 * request for them that could have had an effect. So it stops right after a turn in which next to nothing was computed.
 * Registered last: hooks run in that order, and after this one Fastify stops listening at once.
 */
export async function stopListeningGently(app: FastifyInstance): Promise<void> {
  app.addHook('preClose', momentOfRest);
}
