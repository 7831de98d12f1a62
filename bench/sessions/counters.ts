import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { processorTime } from '@app/api/test/processor-time.ts';
import type { Pool } from 'pg';
import { rounded } from '@app/verify/kit/statistics.ts';

const readCounters = `
  select sum(calls)::float8 as queries, pg_snapshot_xmax(pg_current_snapshot())::text::float8 as commits,
    (pg_current_wal_insert_lsn() - '0/0')::float8 as "walBytes"
  from pg_stat_statements`;
const listListeners = `select pid from pg_stat_activity where application_name = 'pilahbumi-changes'`;

type Counters = { queries: number; commits: number; walBytes: number };

const wakeUpsOf = (pid: number) =>
  Number(/^voluntary_ctxt_switches:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

/** What the heartbeats of all instances cost PostgreSQL, a second, while nobody does anything else. */
export async function heartbeatCost(admin: Pool, seconds: number) {
  const pids = (await admin.query<{ pid: number }>(listListeners)).rows.map(({ pid }) => pid);
  const read = async () => {
    const { rows } = await admin.query<Counters>(readCounters);
    const wakeUps = pids.reduce((sum, pid) => sum + wakeUpsOf(pid), 0);
    return { ...rows[0]!, wakeUps, processorMs: processorTime(pids), at: performance.now() };
  };
  const before = await read();
  await pause(seconds * 1000);
  const after = await read();
  const perSecond = (name: keyof typeof before) =>
    rounded((after[name] - before[name]) / ((after.at - before.at) / 1000));
  return {
    queriesPerSecond: perSecond('queries'),
    commitsPerSecond: perSecond('commits'),
    walBytesPerSecond: perSecond('walBytes'),
    wakeUpsPerSecond: perSecond('wakeUps'),
    processorMsPerSecond: perSecond('processorMs'),
  };
}
