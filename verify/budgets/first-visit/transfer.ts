import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { rounded } from '../../kit/statistics.ts';
import { startCountingProxy, type Transfer } from './counting-proxy.ts';
import { phone } from './floors.ts';

const modelOrRuntime = /\.(wasm|onnx|ort|bin)(\?|$)|classify\.worker|\/ort[.-]/;
const idleMs = 3000;
const timeoutMs = 90_000;

const bytesOf = (transfers: readonly Transfer[]) => transfers.reduce((sum, { bytes }) => sum + bytes, 0);

/** All bytes of the first visit until the offline files are stored and the network is idle. */
export async function countTransfer(browser: Browser, address: string) {
  const { origin, pathname } = new URL(address);
  const proxy = await startCountingProxy(origin);
  const context = await browser.newContext({ ...phone, serviceWorkers: 'allow' });
  try {
    // On a busy machine the browser may report 2G and prefetch nothing, which would make the figure too low.
    await context.addInitScript(() => {
      const value = Object.assign(new EventTarget(), { effectiveType: '4g', saveData: false });
      Object.defineProperty(navigator, 'connection', { value });
    });
    const page = await context.newPage();
    const begin = Date.now();
    await page.goto(`${proxy.address}${pathname}`);
    await page.waitForFunction(() => localStorage.getItem('disimpan-pada'), undefined, {
      timeout: timeoutMs,
    });
    const idleTime = () => Date.now() - Math.max(begin, ...proxy.transfers.map(({ at }) => at));
    while (idleTime() < idleMs) await wait(250);
    // Prefetching begins with the script of the service worker.
    const prefetchStart = proxy.transfers.findIndex(({ path }) => path === '/service-worker.js');
    const kilobytes = (transfers: readonly Transfer[]) => rounded(bytesOf(transfers) / 1000);
    return {
      figures: {
        kilobytes: kilobytes(proxy.transfers),
        toUseKilobytes: kilobytes(proxy.transfers.slice(0, prefetchStart)),
        aheadKilobytes: kilobytes(proxy.transfers.slice(prefetchStart)),
        modelBytes: bytesOf(proxy.transfers.filter(({ path }) => modelOrRuntime.test(path))),
        requests: proxy.transfers.length,
      },
      largest: proxy.transfers.toSorted((a, b) => b.bytes - a.bytes).slice(0, 6),
    };
  } finally {
    await context.close();
    await proxy.close();
  }
}
