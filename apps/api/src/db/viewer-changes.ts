import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

/** How often the line is proven, and for how long the last proof is good. */
const beat = 200;
const trust = 700;

/** Undefined: anything may have changed unheard. */
type Hear = (profileId: string | undefined) => void;

/**
 * PostgreSQL says whose session, name or role has changed, whoever changed it (migration 0004). Silence means
 * "nothing changed" only while the line stands, so we call ourselves over it all the time: calls arrive in the
 * order of their commits, so whoever hears theirs has heard all before it. Nobody may rely on what they remember
 * without `isHearing`; a revoked session thus ends everywhere within `trust`, with or without a line.
 */
export function viewerChanges(url: string) {
  const listeners = new Set<Hear>();
  const stop = new AbortController();
  let provenAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | undefined;

  async function hold(line: Client): Promise<void> {
    const own = `beat_${randomBytes(8).toString('hex')}`;
    line.on('notification', ({ channel, payload }) => {
      if (channel === own) provenAt = Number(payload);
      else for (const hear of listeners) hear(payload);
    });
    await line.connect();
    await line.query(`listen viewer_changed; listen ${own}`);
    for (const hear of listeners) hear(undefined);
    while (!stop.signal.aborted) {
      await line.query(`notify ${own}, '${performance.now()}'`);
      await pause(beat, undefined, { signal: stop.signal });
    }
  }

  async function run(): Promise<void> {
    while (!stop.signal.aborted) {
      const line = new Client({
        connectionString: url,
        application_name: 'pilahbumi-changes',
        connectionTimeoutMillis: 1000,
        query_timeout: 1000,
      });
      line.on('error', () => undefined);
      await hold(line).catch(() => undefined);
      provenAt = Number.NEGATIVE_INFINITY;
      line.removeAllListeners('notification');
      await Promise.race([line.end().catch(() => undefined), pause(500, undefined, { ref: false })]);
      await pause(beat, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  }

  return {
    /** Connects on first use. */
    listen(hear: Hear): void {
      listeners.add(hear);
      running ??= run();
    },
    isHearing: (now: number): boolean => now - provenAt < trust,
    async close(): Promise<void> {
      stop.abort();
      await running;
    },
  };
}

export type ViewerChanges = ReturnType<typeof viewerChanges>;
