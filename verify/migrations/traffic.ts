import { setTimeout as pause } from 'node:timers/promises';
import { createPool } from '@app/api/src/db/database.ts';
import { userId } from '../kit/dataset/forum-rows.ts';

export type Call = { isWrite: boolean; since: number; until: number };

/** What the version before the migrations sends: no column that came later is named. */
const statements = [
  {
    isWrite: true,
    text: `insert into app.scan (profile_id, verdict, material, confidence, model_version)
      values ($1, 'sure', 'plastik', 90, '1')`,
  },
  {
    isWrite: true,
    text: `update app.scan set is_correct = true, feedback_at = now() where profile_id = $1 and id = (
      select id from app.scan where profile_id = $1 order by created_at desc, id desc limit 1)`,
  },
  {
    isWrite: false,
    text: `select id, verdict, material, created_at from app.scan where profile_id = $1
      order by created_at desc, id desc limit 21`,
  },
  {
    isWrite: true,
    text: `delete from app.scan where profile_id = $1 and id = (
      select id from app.scan where profile_id = $1 order by created_at, id limit 1)`,
  },
  {
    isWrite: true,
    text: `insert into app.post_like (profile_id, post_id, liked) values ($1, gen_random_uuid(), true)`,
  },
  {
    isWrite: true,
    text: `insert into app.idempotency (profile_id, key, kind, target_id)
      values ($1, gen_random_uuid(), 'post', gen_random_uuid())`,
  },
  {
    isWrite: true,
    text: `insert into app.audit_log (actor_id, action) values ($1, 'migrations.proof')`,
  },
  {
    isWrite: true,
    text: `insert into app.reply (post_id, author_id, content) select id, $1, 'Halo.' from app.post limit 1`,
  },
  {
    isWrite: false,
    text: `select id, content, created_at from app.reply where post_id = (select id from app.post limit 1)
      and author_id is distinct from $1 order by seq limit 20`,
  },
  {
    isWrite: true,
    text: `insert into app.notification (profile_id, kind, post_id) select $1, 'reply', id from app.post limit 1
      on conflict do nothing`,
  },
  {
    isWrite: true,
    text: `update app.notification set is_read = true where profile_id = $1 and not is_read`,
  },
  {
    isWrite: true,
    text: `insert into app.consent (profile_id, purpose, version, granted) values ($1, 'newsletter', '1', true)`,
  },
];

const pauseMs = 2;

/** Members at work over some connections until it is stopped; every statement is timed. */
export function startTraffic(address: string, members: number, connections: number) {
  const pool = createPool(address, connections, { timeoutMs: 5000 });
  const calls: Call[] = [];
  const errors: string[] = [];
  const stop = new AbortController();

  async function work(): Promise<void> {
    while (!stop.signal.aborted) {
      const { text, isWrite } = statements[Math.floor(Math.random() * statements.length)]!;
      const member = userId(Math.floor(Math.random() * members));
      const since = performance.now();
      await pool
        .query(text.replaceAll('$1', '$1::uuid'), [member])
        .catch((error: unknown) => errors.push(String(error)));
      calls.push({ isWrite, since, until: performance.now() });
      await pause(pauseMs);
    }
  }

  const working = Promise.all(Array.from({ length: connections }, work));
  return {
    errors,
    /** The longest write and read that was under way at some time between the two. */
    longest(since: number, until: number) {
      const during = calls.filter((call) => call.since < until && call.until > since);
      const of = (isWrite: boolean) =>
        during.filter((call) => call.isWrite === isWrite).map((call) => call.until - call.since);
      return {
        writeMs: Math.round(Math.max(0, ...of(true))),
        readMs: Math.round(Math.max(0, ...of(false))),
        calls: during.length,
      };
    },
    async stop(): Promise<void> {
      stop.abort();
      await working;
      await pool.end();
    },
  };
}

export type Traffic = ReturnType<typeof startTraffic>;
