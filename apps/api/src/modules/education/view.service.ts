import type { PieceMark } from '@app/contract/education-marks';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { Database } from '#api/db/database.ts';
import { firstOfDay } from './view-dedupe.ts';
import { viewRepository } from './view.repository.ts';

/** How long counted views wait, to be written together. */
const patience = 3000;
/** Different pieces that may wait; while the database is away what comes beyond is not counted. */
const mostWaiting = 10_000;

type Waiting = PieceMark & { count: number };

/** Counts readers, each once a day for a piece. Nobody waits for it. */
export function viewService({ db, redis, log }: { db: Database; redis: Redis; log: Logger }) {
  const views = viewRepository(db);
  const isFirst = firstOfDay(redis);
  let waiting = new Map<string, Waiting>();
  let timer: NodeJS.Timeout | undefined;
  const open = new Set<Promise<void>>();

  function add({ kind, id, count }: Waiting): void {
    const key = `${kind} ${id}`;
    const known = waiting.get(key);
    if (known) known.count += count;
    else if (waiting.size < mostWaiting) waiting.set(key, { kind, id, count });
  }

  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const batch = [...waiting.values()];
    if (batch.length === 0) return;
    waiting = new Map();
    try {
      await views.add(batch);
    } catch (err) {
      log.warn({ err }, 'views could not be written; they wait');
      for (const one of batch) add(one);
    }
  }

  function writeSoon(): void {
    if (waiting.size > 0) timer ??= setTimeout(() => void write().then(writeSoon), patience).unref();
  }

  async function note(reader: string, { kind, id }: PieceMark): Promise<void> {
    if (!(await isFirst(reader, `${kind} ${id}`, new Date()))) return;
    add({ kind, id, count: 1 });
    writeSoon();
  }

  return {
    count(reader: string, piece: PieceMark): void {
      const noting = note(reader, piece).finally(() => open.delete(noting));
      open.add(noting);
    },

    /** Before the process ends. */
    async close(): Promise<void> {
      await Promise.all(open);
      await write();
    },
  };
}

export type ViewService = ReturnType<typeof viewService>;
