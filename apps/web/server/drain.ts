import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** On a stop signal: closes keep-alive connections, then stops listening, then finishes the accepted requests. */
export function drain(server: Server, drainMs: number) {
  let isDraining = false;
  server.prependListener('request', (_request, response) => {
    if (isDraining) response.setHeader('connection', 'close');
  });

  const stop = async () => {
    if (isDraining) return;
    isDraining = true;
    await wait(drainMs);
    server.close(() => process.exit(0));
    server.closeIdleConnections();
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}
