import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { identityClient } from '#api/clients/identity.ts';
import { asRole, localEnv, ports } from '../../../services/src/local-env.ts';
import { isFree } from '../../../services/src/port-check.ts';
import { identityProgram } from '../../../services/src/stand-ins/identity-program.ts';

/** Below 32768, where a retry loop cannot connect to itself. Two Supabase Auths would share a port in silence. */
async function randomPort(): Promise<number> {
  const port = randomInt(24_000, 30_000);
  return (await isFree(port)) ? port : randomPort();
}

async function waitUntilReady(child: ChildProcess, url: string): Promise<boolean> {
  const { ORIGIN } = localEnv();
  const identity = identityClient({ IDENTITY_URL: url, ORIGIN, IDENTITY_TIMEOUT_MS: 3000 });
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

type Surroundings = { SMTP_PORT?: string; TEMPLATE_ADDRESS?: string };

/** A separate identity server on one database, which a test may stop. */
export async function startIdentity(databaseUrl: string, surroundings: Surroundings = {}, attempt = 1) {
  const { ORIGIN, MAIL_FROM } = localEnv();
  const port = await randomPort();
  const url = `http://127.0.0.1:${port}`;
  const program = identityProgram({
    PORT: `${port}`,
    DATABASE_URL: asRole('supabase_auth_admin', databaseUrl),
    ORIGIN,
    MAIL_FROM,
    SMTP_PORT: `${ports.smtp}`,
    GOOGLE_ADDRESS: `http://127.0.0.1:${ports.google}`,
    ...surroundings,
  });
  const child = spawn(program.program, program.arguments, {
    env: { PATH: process.env.PATH, ...program.environment },
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
  return startIdentity(databaseUrl, surroundings, attempt + 1);
}

/** Our migrations need the identity server's tables, which it creates when it starts. */
export async function createIdentitySchema(databaseUrl: string): Promise<void> {
  await (await startIdentity(databaseUrl)).stop();
}
