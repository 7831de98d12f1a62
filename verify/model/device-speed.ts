// How long the on-device model takes on a slow phone.
import type { Browser, Page } from '@playwright/test';
import { visit } from '@app/e2e/support/journey.ts';
import { choosePhoto } from '@app/e2e/support/photos.ts';
import { median } from '../kit/statistics.ts';
import { processorTime, slowDown, timeOfWork } from './slow-browser.ts';

const factor = 4;
const rounds = 5;

/** `page`: of a browser that has downloaded the model. Every round loads the model again. */
export async function measureSpeed(browser: Browser, page: Page, photo: Buffer) {
  await visit(page, '/smart-sort');
  await page.getByRole('switch', { name: 'Selalu proses di ponsel ini' }).check();
  const opened: number[] = [];
  const answered: number[] = [];
  const slowdowns: number[] = [];
  const spent: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await visit(page, '/smart-sort');
    const normalTime = await timeOfWork(page);
    const restoreSpeed = await slowDown(browser, factor);
    try {
      slowdowns.push((await timeOfWork(page)) / normalTime);
      await choosePhoto(page, { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: photo });
      opened.push(await timeOfOpening(page));
      const before = await processorTime(browser);
      answered.push(await page.evaluate(timeOfAnswer));
      spent.push((await processorTime(browser)) - before);
    } finally {
      await restoreSpeed();
    }
    // An open question survives a reload.
    await page.getByRole('button', { name: 'Klasifikasi Lagi' }).click();
  }
  return {
    speed: {
      rounds,
      slowdown: median(slowdowns),
      millisecondsToOpen: median(opened),
      millisecondsToAnswer: { median: median(answered), longest: Math.max(...answered) },
      /** CPU time, to tell slow code from a busy machine. */
      processorMillisecondsToAnswer: median(spent),
    },
  };
}

/** From the choice of the photo until the model is open. */
async function timeOfOpening(page: Page): Promise<number> {
  const start = performance.now();
  await page.waitForFunction(() => performance.getEntriesByName('classifier-open').length > 0, undefined, {
    timeout: 120_000,
  });
  return performance.now() - start;
}

/** Runs in Chromium: from the opened model until the answer, or its question, is painted. */
function timeOfAnswer(): Promise<number> {
  const start = performance.getEntriesByName('classifier-open')[0]?.startTime ?? 0;
  return new Promise((resolve) => {
    const check = () => {
      if (document.querySelector('#hasil, #pertanyaan')) resolve(performance.now() - start);
      else requestAnimationFrame(check);
    };
    check();
  });
}
