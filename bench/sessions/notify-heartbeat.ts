import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ViewerChanges, viewerChanges } from '@app/api/src/db/viewer-changes.ts';
import { Client } from 'pg';

/** The baseline: what decision 0010 did until 0035. Each instance notifies itself five times a second. */
export const notifyHeartbeat: typeof viewerChanges = (url, onError): ViewerChanges => {
  const listeners = new Set<(profileId: string | undefined) => void>();
  const stop = new AbortController();
  let lastHeartbeatAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | undefined;

  async function listenOn(connection: Client): Promise<void> {
    const heartbeatChannel = `beat_${randomBytes(8).toString('hex')}`;
    connection.on('notification', ({ channel, payload }) => {
      if (channel === heartbeatChannel) lastHeartbeatAt = Number(payload);
      else for (const listener of listeners) listener(payload);
    });
    await connection.connect();
    await connection.query(`listen viewer_changed; listen ${heartbeatChannel}`);
    for (const listener of listeners) listener(undefined);
    while (!stop.signal.aborted) {
      await connection.query(`notify ${heartbeatChannel}, '${performance.now()}'`);
      await pause(200, undefined, { signal: stop.signal });
    }
  }

  async function run(): Promise<void> {
    while (!stop.signal.aborted) {
      const connection = new Client({
        connectionString: url,
        application_name: 'pilahbumi-changes',
        connectionTimeoutMillis: 1000,
        query_timeout: 1000,
      });
      connection.on('error', () => undefined);
      await listenOn(connection).catch((error: unknown) => stop.signal.aborted || onError(error));
      lastHeartbeatAt = Number.NEGATIVE_INFINITY;
      connection.removeAllListeners('notification');
      await Promise.race([connection.end().catch(() => undefined), pause(500)]);
      await pause(200, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  }

  return {
    listen(listener) {
      listeners.add(listener);
      running ??= run();
    },
    isAlive: (now) => now - lastHeartbeatAt < 700,
    async close() {
      stop.abort();
      await running;
    },
  };
};
