import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';

/**
 * Makes everything that runs for a page `factor` times as slow. CPU throttling of Chromium does not affect workers, in
 * which the network runs, so the renderer processes are stopped for most of the time.
 */
export async function slowDown(browser: Browser, factor: number): Promise<() => Promise<void>> {
  const renderers = await rendererProcesses(browser);
  const signal = (name: NodeJS.Signals) => {
    for (const { id } of renderers) process.kill(id, name);
  };
  const stopController = new AbortController();
  const throttle = async () => {
    while (!stopController.signal.aborted) {
      signal('SIGCONT');
      await wait(sliceMs);
      signal('SIGSTOP');
      await wait(sliceMs * (factor - 1));
    }
    signal('SIGCONT');
  };
  const ended = throttle();
  return async () => {
    stopController.abort();
    await ended;
  };
}

async function rendererProcesses(browser: Browser) {
  const system = await browser.newBrowserCDPSession();
  const { processInfo } = await system.send('SystemInfo.getProcessInfo');
  await system.detach();
  return processInfo.filter(({ type }) => type === 'renderer');
}

/** CPU milliseconds of the renderer processes. */
export async function processorTime(browser: Browser): Promise<number> {
  const processes = await rendererProcesses(browser);
  return processes.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
}

/** Short compared with the measured time, long compared with a signal. */
const sliceMs = 10;

/** How long a page needs for a fixed piece of work. */
export const timeOfWork = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const start = performance.now();
    let sum = 0;
    for (let number = 0; number < 3e8; number += 1) sum += number % 7;
    return sum > 0 ? performance.now() - start : 0;
  });
