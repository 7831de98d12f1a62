import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { identityClient } from '#api/clients/identity.ts';
import { localEnv, ports, root } from '../../../services/src/local-env.ts';

const program = join(root, 'services/src/stand-ins/identity.ts');

/** Below 32768, where a retry loop cannot connect to itself; on a port conflict another is tried. */
const randomPort = () => randomInt(24_000, 30_000);

async function waitUntilReady(child: ChildProcess, url: string): Promise<boolean> {
  const identity = identityClient(url);
  while (child.exitCode === null && child.signalCode === null) {
    const isUp = await identity.check().then(
      () => true,
      () => false,
    );
    if (isUp) return true;
    await pause(30);
  }
  return false;
}

/** A separate identity server on one database, which a test may stop or freeze. */
export async function startIdentity(databaseUrl: string, attempt = 1) {
  const { ORIGIN, MAIL_FROM } = localEnv();
  const port = randomPort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env.PATH,
      PORT: `${port}`,
      DATABASE_URL: databaseUrl,
      ORIGIN,
      MAIL_FROM,
      SMTP_PORT: `${ports.smtp}`,
      GOOGLE_ADDRESS: `http://127.0.0.1:${ports.google}`,
    },
    stdio: ['ignore', 'ignore', attempt < 5 ? 'ignore' : 'inherit'],
  });
  const killOnExit = () => void child.kill('SIGKILL');
  process.once('exit', killOnExit);
  const stop = async () => {
    process.off('exit', killOnExit);
    const exited = once(child, 'exit');
    if (child.exitCode === null && child.signalCode === null && child.kill('SIGKILL')) await exited;
  };
  if (await waitUntilReady(child, url)) return { url, databaseUrl, stop };
  await stop();
  if (attempt === 5) throw new Error('The identity server does not start');
  return startIdentity(databaseUrl, attempt + 1);
}

/** Our migrations need the identity server's tables, which it creates when it starts. */
export async function createIdentitySchema(databaseUrl: string): Promise<void> {
  await (await startIdentity(databaseUrl)).stop();
}
