import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@app/services/src/free-port.ts';
import { root } from '@app/services/src/local-env.ts';

/** Another instance of the web server with settings of its own; its pages reach the API through `page.route`. */
export async function startWebInstance(settings: Record<string, string>) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const web = spawn(process.execPath, ['server/server.ts'], {
    cwd: join(root, 'apps/web'),
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ORIGIN: origin, ...settings },
  });
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await fetch(`${origin}/health/live`).catch(() => undefined))?.ok)
      return { origin, stop: () => void web.kill() };
    await wait(100);
  }
  web.kill();
  throw new Error('The web instance did not start');
}
