import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import journeys from '@app/e2e/playwright.config.ts';

/** A real Chromium process with a persistent profile, which can be killed. */
export function newPhone() {
  const profile = mkdtempSync(join(tmpdir(), 'pilahbumi-phone-'));
  const { executablePath = 'chromium', args = [] } = journeys.use?.launchOptions ?? {};
  let running: { program: ChildProcess; browser: Browser } | undefined;

  async function start(): Promise<BrowserContext> {
    const program = spawn(
      executablePath,
      [
        ...args,
        '--headless=new',
        '--remote-debugging-port=0',
        `--user-data-dir=${profile}`,
        '--lang=id-ID',
        'about:blank',
      ],
      // Its own process group, so that its children are killed too.
      { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
    );
    const browser = await chromium.connectOverCDP(await addressOf(program));
    running = { program, browser };
    const context = browser.contexts()[0];
    if (!context) throw new Error('the browser has no context');
    return context;
  }

  /** Kills the browser, as when a phone runs out of memory or power. */
  async function kill(): Promise<void> {
    if (!running?.program.pid) return;
    const { program, browser } = running;
    running = undefined;
    const ended = once(program, 'exit');
    process.kill(-program.pid!, 'SIGKILL');
    await ended;
    await browser.close().catch(() => {});
  }

  return {
    start,
    kill,
    async dispose() {
      await kill();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

function addressOf({ stderr }: ChildProcess): Promise<string> {
  const lines = createInterface({ input: stderr! });
  return new Promise((resolve, reject) => {
    lines.on('line', (line) => {
      const [, address] = /DevTools listening on (ws:\S+)/.exec(line) ?? [];
      if (address) resolve(address);
    });
    lines.on('close', () => reject(new Error('the browser exited before it was ready')));
  });
}
