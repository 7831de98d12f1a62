import type { PieceMark } from '@app/contract/education-marks';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { Database } from '#api/db/database.ts';
import { firstOfDay } from './view-dedupe.ts';
import { viewRepository } from './view.repository.ts';

/** How long views are collected before they are written together. */
const writeDelayMs = 3000;
/** Maximum number of pieces with pending views; while the database is down further views are dropped. */
const maxPending = 10_000;

type PendingViews = PieceMark & { count: number };

/** Counts each reader once a day per piece. Requests do not wait for the write. */
export function viewService({ db, redis, log }: { db: Database; redis: Redis; log: Logger }) {
  const views = viewRepository(db);
  const isFirst = firstOfDay(redis);
  let pending = new Map<string, PendingViews>();
  let timer: NodeJS.Timeout | undefined;
  const inFlight = new Set<Promise<void>>();

  function add({ kind, id, count }: PendingViews): void {
    const key = `${kind} ${id}`;
    const known = pending.get(key);
    if (known) known.count += count;
    else if (pending.size < maxPending) pending.set(key, { kind, id, count });
  }

  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const batch = [...pending.values()];
    if (batch.length === 0) return;
    pending = new Map();
    try {
      await views.add(batch);
    } catch (err) {
      log.warn({ err }, 'could not write views; they will be retried');
      for (const one of batch) add(one);
    }
  }

  function scheduleWrite(): void {
    if (pending.size > 0) timer ??= setTimeout(() => void write().then(scheduleWrite), writeDelayMs).unref();
  }

  async function record(reader: string, { kind, id }: PieceMark): Promise<void> {
    if (!(await isFirst(reader, `${kind} ${id}`, new Date()))) return;
    add({ kind, id, count: 1 });
    scheduleWrite();
  }

  return {
    count(reader: string, piece: PieceMark): void {
      const recording = record(reader, piece).finally(() => inFlight.delete(recording));
      inFlight.add(recording);
    },

    /** Writes pending views before the process exits. */
    async close(): Promise<void> {
      await Promise.all(inFlight);
      await write();
    },
  };
}

export type ViewService = ReturnType<typeof viewService>;
