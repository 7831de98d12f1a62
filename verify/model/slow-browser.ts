import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';

/**
 * Makes everything that runs for a page `factor` times as slow. Chromium's own slow-down leaves workers alone, and the
 * network runs in one: so the processes of the pages stand still for most of each moment.
 */
export async function slowDown(browser: Browser, factor: number): Promise<() => Promise<void>> {
  const renderers = await processesOfPages(browser);
  const signal = (name: NodeJS.Signals) => {
    for (const { id } of renderers) process.kill(id, name);
  };
  const over = new AbortController();
  const slowly = async () => {
    while (!over.signal.aborted) {
      signal('SIGCONT');
      await wait(turn);
      signal('SIGSTOP');
      await wait(turn * (factor - 1));
    }
    signal('SIGCONT');
  };
  const ended = slowly();
  return async () => {
    over.abort();
    await ended;
  };
}

async function processesOfPages(browser: Browser) {
  const system = await browser.newBrowserCDPSession();
  const { processInfo } = await system.send('SystemInfo.getProcessInfo');
  await system.detach();
  return processInfo.filter(({ type }) => type === 'renderer');
}

/** Milliseconds that the processor has spent on pages: what else the machine does is not counted. */
export async function processorTime(browser: Browser): Promise<number> {
  const processes = await processesOfPages(browser);
  return processes.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
}

/** Milliseconds: short beside what is measured, long beside what a signal takes. */
const turn = 10;

/** How long a page needs for a fixed piece of work. */
export const timeOfWork = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const start = performance.now();
    let sum = 0;
    for (let number = 0; number < 3e8; number += 1) sum += number % 7;
    return sum > 0 ? performance.now() - start : 0;
  });
