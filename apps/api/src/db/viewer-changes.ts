import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { OnError } from '#api/lib/background-errors.ts';

/** Interval of heartbeats, and how long the last one is valid. */
const heartbeatMs = 200;
const heartbeatTimeoutMs = 700;
/** Longer than a busy database takes: a new connection may have missed changes, so everything cached is lost. */
const answerTimeoutMs = 3000;

/** The pid of its PostgreSQL process, which the library's types do not name. */
type ListeningClient = Client & { processID?: number | null };

/** Undefined: changes may have been missed, so anything may have changed. */
type ChangeListener = (profileId: string | undefined) => void;

/**
 * PostgreSQL notifies whose session, name or role has changed (migration 0004). Silence means "nothing changed" only
 * while the connection works, so we ask a question over it: PostgreSQL acknowledges a commit after it has signalled
 * every listener, and a listener passes on what it was signalled before it completes an answer. An answer thus proves
 * that all changes acknowledged before the question were received (decision 0035). Cached viewers may be used only
 * while `isAlive`; a revoked session thus ends on every instance within `heartbeatTimeoutMs`, even if the connection
 * is lost.
 */
export function viewerChanges(url: string, onError: OnError) {
  const listeners = new Set<ChangeListener>();
  const stop = new AbortController();
  let lastHeartbeatAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | undefined;

  async function listenOn(connection: ListeningClient): Promise<void> {
    connection.on('notification', ({ payload }) => {
      for (const listener of listeners) listener(payload);
    });
    await connection.connect();
    await connection.query('listen viewer_changed');
    for (const listener of listeners) listener(undefined);
    while (!stop.signal.aborted) {
      const askedAt = performance.now();
      const { rows } = await connection.query<{ pid: number }>('select pg_backend_pid() as pid');
      // A pooler invents the pid that it greets us with, and may let a session answer that does not listen.
      if (rows[0]?.pid === connection.processID) lastHeartbeatAt = askedAt;
      else onError(new Error('No session is cached: DATABASE_URL goes through a pooler'));
      await pause(heartbeatMs, undefined, { signal: stop.signal });
    }
  }

  async function run(): Promise<void> {
    while (!stop.signal.aborted) {
      const connection: ListeningClient = new Client({
        connectionString: url,
        application_name: 'pilahbumi-changes',
        connectionTimeoutMillis: 1000,
        query_timeout: answerTimeoutMs,
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
