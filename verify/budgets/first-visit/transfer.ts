import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { rounded } from '../../kit/statistics.ts';
import { openCountingDoor, type Transfer } from './counting-door.ts';
import { phone } from './floors.ts';

const modelOrRuntime = /\.(wasm|onnx|ort|bin)(\?|$)|classify\.worker|\/ort[.-]/;
const quiet = 3000;
const longest = 90_000;

const bytesOf = (transfers: readonly Transfer[]) => transfers.reduce((sum, { bytes }) => sum + bytes, 0);

/** Everything that the first visit transfers until all is kept and nothing comes any more, whoever asked for it. */
export async function countTransfer(browser: Browser, address: string) {
  const { origin, pathname } = new URL(address);
  const door = await openCountingDoor(origin);
  const context = await browser.newContext({ ...phone, serviceWorkers: 'allow' });
  try {
    // A browser that takes a busy machine for 2G would fetch nothing ahead, and the figure would be too good.
    await context.addInitScript(() => {
      const value = Object.assign(new EventTarget(), { effectiveType: '4g', saveData: false });
      Object.defineProperty(navigator, 'connection', { value });
    });
    const page = await context.newPage();
    const begin = Date.now();
    await page.goto(`${door.address}${pathname}`);
    await page.waitForFunction(() => localStorage.getItem('disimpan-pada'), undefined, { timeout: longest });
    const rest = () => Date.now() - Math.max(begin, ...door.transfers.map(({ at }) => at));
    while (rest() < quiet) await wait(250);
    // What is fetched ahead begins with the worker's script.
    const ahead = door.transfers.findIndex(({ path }) => path === '/service-worker.js');
    const kilobytes = (transfers: readonly Transfer[]) => rounded(bytesOf(transfers) / 1000);
    return {
      figures: {
        kilobytes: kilobytes(door.transfers),
        toUseKilobytes: kilobytes(door.transfers.slice(0, ahead)),
        aheadKilobytes: kilobytes(door.transfers.slice(ahead)),
        modelBytes: bytesOf(door.transfers.filter(({ path }) => modelOrRuntime.test(path))),
        requests: door.transfers.length,
      },
      largest: door.transfers.toSorted((a, b) => b.bytes - a.bytes).slice(0, 6),
    };
  } finally {
    await context.close();
    await door.close();
  }
}
