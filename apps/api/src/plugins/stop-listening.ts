import { setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** A turn of the event loop shorter than this counts as idle; at most `maxTurns` turns are waited for one. */
const idleTurnMs = 0.5;
const maxTurns = 500;

async function waitForIdleLoop(): Promise<void> {
  for (let turns = 0; turns < maxTurns; turns += 1) {
    const began = performance.now();
    await turn();
    if (performance.now() - began < idleTurnMs) return;
  }
}

/**
 * Connections that the kernel accepted but Node has not are reset when the server stops listening, and a non-idempotent
 * request must not be retried by a proxy. So the server stops right after an idle turn of the event loop.
 * Must be registered last: `preClose` hooks run in order, and Fastify stops listening right after this one.
 */
export async function stopListeningWhenIdle(app: FastifyInstance): Promise<void> {
  app.addHook('preClose', waitForIdleLoop);
}
