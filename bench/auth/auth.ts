// What a signed-in request costs: `pnpm bench:auth [--rebuild]`.
// Processor time of GET /auth/me through every hook, as a multiple of a minimal Fastify server on the same core.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { benchDatabase, prepareDatabase, queryBench, writeTokens } from './database.ts';
import { longestRevocation } from './revocation.ts';
import { type Load, startPinned } from '../kit/pinned-server.ts';
import { conclude } from '@app/verify/kit/conclude.ts';
import { prepareApi } from '@app/verify/kit/product/prepare-api.ts';
import { median, rounded } from '@app/verify/kit/statistics.ts';
import { ensurePrograms } from '@app/services/src/machine/ensure.ts';

const { values } = parseArgs({ options: { rebuild: { type: 'boolean', default: false } } });
const seconds = 4;
/** Sessions that are in the cache. This is the ratio that has a limit. */
const hot = { rounds: 7, tokens: 10_000, first: 0 };
/** Sessions that are not in the cache: every request reads PostgreSQL. Only reported. */
const cold = { rounds: 5, tokens: 150_000, first: 1_000_000 };

await ensurePrograms('servers', 'benchmarks');
prepareApi();
await prepareDatabase(values);

const variables = { DATABASE_URL: benchDatabase, REDIS_PREFIX: `bench:${process.pid}:` };
const folder = mkdtempSync(join(tmpdir(), 'bench-auth-'));
const tokenFile = join(folder, 'tokens');
const hello = await startPinned('bench/kit/hello.ts', {});

/** Machine speed varies over time, so each round is compared with its own baseline. */
async function compare(name: string, { rounds, tokens, first }: typeof hot, isNewEachRound: boolean) {
  const api = await startPinned('apps/api/dist/server.js', variables);
  const measured: { hello: Load; me: Load }[] = [];
  try {
    writeTokens(tokenFile, first, tokens);
    await hello.load('/', tokenFile, seconds);
    // On a busy machine one round may not use every token.
    const warmUp = isNewEachRound ? 1 : 2 * tokens;
    for (let seen = 0; seen < warmUp;) {
      seen += (await api.load('/auth/me', tokenFile, seconds)).requests;
    }
    for (let round = 1; round <= rounds; round += 1) {
      if (isNewEachRound) writeTokens(tokenFile, first + round * tokens, tokens);
      const baseline = await hello.load('/', tokenFile, seconds);
      const me = await api.load('/auth/me', tokenFile, seconds);
      if (isNewEachRound && me.requests > tokens) throw new Error('the cold load used a session twice');
      measured.push({ hello: baseline, me });
      console.info(
        `${name} ${round}: hello ${rounded(baseline.microseconds)} µs, me ${rounded(me.microseconds)} µs, ` +
          `ratio ${rounded(me.microseconds / baseline.microseconds)}`,
      );
    }
  } finally {
    await api.stop();
  }
  return {
    ratio: median(measured.map((round) => round.me.microseconds / round.hello.microseconds)),
    hello: median(measured.map((round) => round.hello.microseconds)),
    me: median(measured.map((round) => round.me.microseconds)),
    requests: measured.reduce((sum, round) => sum + round.me.requests, 0),
  };
}

const measure = async () => {
  try {
    return { hot: await compare('hot', hot, false), cold: await compare('cold', cold, true) };
  } finally {
    await hello.stop();
    rmSync(folder, { recursive: true });
  }
};

const measured = await measure();
const result = {
  ratio: measured.hot.ratio,
  coldRatio: measured.cold.ratio,
  microseconds: { hello: measured.hot.hello, me: measured.hot.me, coldMe: measured.cold.me },
  requests: { hot: measured.hot.requests, cold: measured.cold.requests },
  sessions: Number(await queryBench('select count(*) from app.session')),
  revokedEverywhereMs: Math.ceil(await longestRevocation(variables)),
};

conclude(import.meta.dirname, 'auth', result, (floors) => [
  result.ratio > floors.ratio && `the ratio is above ${floors.ratio}`,
  result.revokedEverywhereMs > floors.revokedEverywhereMs &&
    `a revoked session lived for more than ${floors.revokedEverywhereMs} ms`,
  result.sessions < floors.sessions && `there are fewer than ${floors.sessions} sessions`,
]);
