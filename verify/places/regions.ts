// Searches by region on the places that come with the product: `pnpm test:regions [--built]`. Each of searches.ts must
// begin with places of its region and name it, through HTTP.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { plantPlaces } from '@app/api/src/seed/plant-places.ts';
import { listCollectors } from '@app/contract/directory';
import { localEnv, root } from '@app/services/src/local-env.ts';
import { relaxedTimeouts } from '@app/services/src/relaxed-timeouts.ts';
import { conclude } from '../kit/conclude.ts';
import { prepareApi } from '../kit/product/prepare-api.ts';
import { listeningAddress, stopProcess } from '../kit/process/server-process.ts';
import { withoutLimits } from '../kit/product/without-limits.ts';
import { withPlacesDatabase } from './database.ts';
import { searches } from './searches.ts';

const { values } = parseArgs({ options: { built: { type: 'boolean', default: false } } });
if (!values.built) prepareApi();

/** As many as a phone shows before anybody scrolls far. */
const first = 5;

/** Undefined when the search is right. */
async function mistakeOf(origin: string, typed: string, code: string): Promise<string | undefined> {
  const list = async (query: Record<string, string>) => {
    const answer = await fetch(`${origin}/collectors?${new URLSearchParams(query)}`);
    return listCollectors.response.parse(await answer.json());
  };
  const { collectors, named } = await list({ q: typed });
  if (named?.region.code !== code) return `names ${named?.region.fullName ?? 'no region'}`;
  const inRegion = (await list({ region: code, q: typed })).collectors.length;
  if (inRegion === 0) return 'has no place in its region, so that it shows nothing';
  const elsewhere = collectors
    .slice(0, Math.min(first, inRegion))
    .find(({ region }) => !`${region?.code}.`.startsWith(`${code}.`));
  return elsewhere && `shows ${elsewhere.name}, ${elsewhere.city}, among the first`;
}

const mistakes = await withPlacesDatabase(async ({ address }) => {
  console.info(await plantPlaces(address));
  const child = spawn(process.execPath, ['--enable-source-maps', join(root, 'apps/api/dist/server.js')], {
    env: {
      ...localEnv(),
      ...withoutLimits,
      ...relaxedTimeouts,
      DATABASE_URL: address,
      REDIS_PREFIX: `regions:${process.pid}:`,
      CLASSIFIER_PROCESSES: '1',
      DRAIN_MS: '0',
      PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const origin = await listeningAddress(child, 'the API');
    const found: string[] = [];
    for (const [typed, code, why] of searches) {
      const mistake = await mistakeOf(origin, typed, code);
      console.info(`${mistake ? 'FAIL' : 'ok  '} «${typed}» (${why})${mistake ? `: ${mistake}` : ''}`);
      if (mistake) found.push(`«${typed}» ${mistake}`);
    }
    return found;
  } finally {
    await stopProcess(child);
  }
});

const result = { searches: searches.length, right: searches.length - mistakes.length };
conclude(import.meta.dirname, 'regions', result, (floors) => [
  result.searches < floors.searches && `fewer than ${floors.searches} searches`,
  result.right < floors.right && `fewer than ${floors.right} searches begin with their region`,
  ...mistakes,
]);
