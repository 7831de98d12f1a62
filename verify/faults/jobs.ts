import type { Pool } from '@app/api/test/patient-pool';
import { ports } from '@app/services/local-env';
import { until } from '../kit/process/until.ts';

/**
 * A job that a killed worker had in hand is given to another when its time is over (60 s for a mail), which is looked
 * for once a minute, and then waits like any that failed.
 */
const patience = 300_000;

/** What starts by the clock makes up for itself; what a person's deed causes must be done. */
const caused = `name in ('mail.send', 'identity.recover')`;

const count = async (pool: Pool, condition: string): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from pgboss.job where ${condition}`,
  );
  return rows[0]?.count ?? 0;
};

const uncounted = async (pool: Pool): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(`
    select (select count(*) from app.post_like where liked <> counted)::int
      + (select count(*) from app.reply_like where liked <> counted)::int as count`);
  return rows[0]?.count ?? 0;
};

/** Waits until the worker has nothing left to do; says how many jobs failed or were never done. */
export async function untilWorkIsDone(pool: Pool) {
  const left = () => count(pool, `${caused} and state in ('created', 'retry', 'active')`);
  const isDone = async () => (await left()) === 0 && (await uncounted(pool)) === 0;
  const milliseconds = await until('the worker has done everything', isDone, patience).catch(() => patience);
  return {
    seconds: Math.round(milliseconds / 1000),
    left: (await left()) + (await uncounted(pool)),
    failed: await count(
      pool,
      `(${caused} and state = 'failed') or name in ('mail.send.dead', 'identity.recover.dead')`,
    ),
  };
}

type Mail = { to: { address: string }[]; headers: Record<string, string> };

/** Each new member has one mail. The same one delivered again after a crash has the same id. */
export async function judgeMails(pool: Pool) {
  const response = await fetch(`http://127.0.0.1:${ports.mail}/api/email`);
  const mails = (await response.json()) as Mail[];
  const byAddress = Map.groupBy(mails, ({ to }) => to[0]?.address ?? '');
  const { rows } = await pool.query<{ email: string }>(
    `select email from app.profile where email like 'baru%'`,
  );
  const problems: string[] = [];
  let again = 0;
  for (const { email } of rows) {
    const sent = byAddress.get(email) ?? [];
    const ids = new Set(sent.map(({ headers }) => headers['message-id']));
    if (ids.size !== 1) problems.push(`${email} was sent ${ids.size} mails`);
    again += sent.length - ids.size;
  }
  return { sent: rows.length, problems, again };
}
