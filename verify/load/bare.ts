import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { processorTime } from '@app/api/test/processor-time';
import { run } from '@app/services/run';
import { listeningAddress, stopGently } from '../kit/process/listening.ts';
import { rounded } from '../kit/statistics.ts';
import { barePage } from './bare-page.ts';
import { drive } from './drive.ts';
import { findRate } from './find-rate.ts';
import type { Load } from './generator.ts';
import type { Measured } from './measure.ts';

/** Beyond this the generator itself has no time left on two cores. */
const highest = 6000;

/** The same load on a Node server that only says as many bytes. */
async function bareNode(load: Load, ours: Measured, from: number, seconds: number) {
  const sizes = Object.fromEntries(Object.entries(ours.kinds).map(([kind, { bytes }]) => [kind, bytes]));
  const words = [join(import.meta.dirname, 'bare-server.ts'), JSON.stringify(sizes)];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const origin = await listeningAddress(child, 'the bare server');
    let ms = Number.NaN;
    const attempt = async (rate: number) => {
      let [before, after] = [0, 0];
      const time = () => processorTime([child.pid!]);
      const driven = await drive(
        { ...load, origin, rate, seconds, warmUpSeconds: 1 },
        { measuring: () => (before = time()), over: () => (after = time()) },
      );
      ms = (after - before) / driven.all.count;
      return driven;
    };
    const { rate } = await findRate(from, 1, attempt, highest);
    return { rate, ms: rounded(ms) };
  } finally {
    await stopGently(child);
  }
}

/** Decoder and network in a loop, on the same photos. */
async function barePhoto(photos: string, seconds: number): Promise<number> {
  const printed = await run({
    program: process.execPath,
    arguments: [join(import.meta.dirname, '../kit/load/classify-baseline.ts'), photos, `${seconds}`],
    environment: { UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '2' },
  });
  return rounded((JSON.parse(printed) as { milliseconds: number }).milliseconds);
}

/** What the bare engines need for the same, in the same run, on the same cores. */
export async function bareEngines(load: Load, ours: Measured, seconds: number) {
  const page = await barePage(ours.classes.pages?.bytes ?? 1, seconds);
  const photoMs = await barePhoto(load.photos, seconds);
  const node = await bareNode(load, ours, Math.max(500, load.rate), seconds);
  const share = (name: string) => (ours.classes[name]?.count ?? 0) / ours.all.count;
  const rest = 1 - share('pages') - share('photos');
  const floorMs = rounded(share('pages') * page.ms + share('photos') * photoMs + rest * node.ms);
  return { page, photoMs, node, floorMs, overFloor: rounded(ours.wholeMs / floorMs) };
}
