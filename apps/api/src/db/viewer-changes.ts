import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { OnError } from '#api/lib/background-errors.ts';

/** Interval of heartbeats, and how long the last one is valid. */
const heartbeatMs = 200;
const heartbeatTimeoutMs = 700;

/** Undefined: changes may have been missed, so anything may have changed. */
type ChangeListener = (profileId: string | undefined) => void;

/**
 * PostgreSQL notifies whose session, name or role has changed (migration 0004). Silence means "nothing changed" only
 * while the connection works, so we send heartbeats to ourselves over it: notifications arrive in commit order, so a
 * received heartbeat proves that all earlier changes were received. Cached viewers may be used only while `isAlive`;
 * a revoked session thus ends on every instance within `heartbeatTimeoutMs`, even if the connection is lost.
 */
export function viewerChanges(url: string, onError: OnError) {
  const listeners = new Set<ChangeListener>();
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
      await pause(heartbeatMs, undefined, { signal: stop.signal });
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
      // What ends the connection also rejects the statement that waits on it.
      connection.on('error', () => undefined);
      await listenOn(connection).catch((error: unknown) => stop.signal.aborted || onError(error));
      lastHeartbeatAt = Number.NEGATIVE_INFINITY;
      connection.removeAllListeners('notification');
      await Promise.race([connection.end().catch(() => undefined), pause(500, undefined, { ref: false })]);
      await pause(heartbeatMs, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  }

  return {
    /** Connects on first use. */
    listen(listener: ChangeListener): void {
      listeners.add(listener);
      running ??= run();
    },
    isAlive: (now: number): boolean => now - lastHeartbeatAt < heartbeatTimeoutMs,
    async close(): Promise<void> {
      stop.abort();
      await running;
    },
  };
}

export type ViewerChanges = ReturnType<typeof viewerChanges>;
