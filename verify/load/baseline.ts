import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { processorTime } from '@app/api/test/processor-time.ts';
import { run } from '@app/services/src/run.ts';
import { listeningAddress, stopProcess } from '../kit/process/server-process.ts';
import { rounded } from '../kit/statistics.ts';
import { baselinePage } from './baseline-page.ts';
import { runLoad } from './drive.ts';
import { findRate } from './find-rate.ts';
import type { Load } from './generator.ts';
import type { Measured } from './measure.ts';

/** The generator cannot send more on two cores. */
const maxRate = 6000;

/** The same load on the baseline server. */
async function baselineNode(load: Load, product: Measured, from: number, seconds: number) {
  const sizes = Object.fromEntries(Object.entries(product.kinds).map(([kind, { bytes }]) => [kind, bytes]));
  const args = [join(import.meta.dirname, 'baseline-server.ts'), JSON.stringify(sizes)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const origin = await listeningAddress(child, 'the baseline server');
    let ms = Number.NaN;
    const attempt = async (rate: number) => {
      let [before, after] = [0, 0];
      const time = () => processorTime([child.pid!]);
      const driven = await runLoad(
        { ...load, origin, rate, seconds, warmUpSeconds: 1 },
        { measuring: () => (before = time()), over: () => (after = time()) },
      );
      ms = (after - before) / driven.all.count;
      return driven;
    };
    const { rate } = await findRate(from, 1, attempt, maxRate);
    return { rate, ms: rounded(ms) };
  } finally {
    await stopProcess(child);
  }
}

/** Decoder and network in a loop, on the same photos. */
async function baselinePhoto(photos: string, seconds: number): Promise<number> {
  const printed = await run({
    program: process.execPath,
    arguments: [join(import.meta.dirname, '../kit/load/classify-baseline.ts'), photos, `${seconds}`],
    environment: { UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '2' },
  });
  return rounded((JSON.parse(printed) as { milliseconds: number }).milliseconds);
}

/** The cost of the same load on the baselines, in the same run and on the same cores. */
export async function measureBaselines(load: Load, product: Measured, seconds: number) {
  const page = await baselinePage(product.classes.pages?.bytes ?? 1, seconds);
  const photoMs = await baselinePhoto(load.photos, seconds);
  const node = await baselineNode(load, product, Math.max(500, load.rate), seconds);
  const share = (name: string) => (product.classes[name]?.count ?? 0) / product.all.count;
  const rest = 1 - share('pages') - share('photos');
  const floorMs = rounded(share('pages') * page.ms + share('photos') * photoMs + rest * node.ms);
  return { page, photoMs, node, floorMs, overFloor: rounded(product.wholeMs / floorMs) };
}
