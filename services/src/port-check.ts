import { createServer } from 'node:net';
import { run } from './run.ts';

export const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const listener = createServer();
    listener.once('error', () => resolve(false));
    listener.listen(port, '127.0.0.1', () => listener.close(() => resolve(true)));
  });

const holderOf = async (port: number) => {
  const found = await run({ program: 'ss', arguments: ['-ltnpH', `sport = :${port}`] }).catch(() => '');
  return /users:\(\("([^"]+)",pid=(\d+)/.exec(found)?.slice(1).join(', pid ') ?? 'name unknown';
};

/** A server that this checkout did not start is never stopped or used. */
export const assertPortsFree = async (ports: readonly number[]) => {
  for (const port of ports) {
    if (await isFree(port)) continue;
    const holder = await holderOf(port);
    throw new Error(
      `port ${port} is taken by a process that this checkout did not start (${holder}). ` +
        'End it yourself, or set PORT_BASE to another number in .env.',
    );
  }
};
