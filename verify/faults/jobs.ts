import type { Pool } from '@app/api/test/pool-without-timeouts.ts';
import { ports } from '@app/services/src/local-env.ts';
import { waitUntil } from '../kit/process/wait-until.ts';

/**
 * The job of a killed worker is retried after it expires (60 s for a mail; checked once a minute) and after the usual
 * retry delay.
 */
const timeoutMs = 300_000;

/** Scheduled jobs run again by themselves; jobs caused by a user action must complete. */
const userJobs = `name in ('mail.send', 'identity.recover')`;

const count = async (pool: Pool, condition: string): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from pgboss.job where ${condition}`,
  );
  return rows[0]?.count ?? 0;
};

const unfoldedLikes = async (pool: Pool): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(`
    select (select count(*) from app.post_like where liked <> counted)::int
      + (select count(*) from app.reply_like where liked <> counted)::int as count`);
  return rows[0]?.count ?? 0;
};

/** Waits until all jobs are done; returns how many failed or were left. */
export async function waitForJobs(pool: Pool) {
  const left = () => count(pool, `${userJobs} and state in ('created', 'retry', 'active')`);
  const isDone = async () => (await left()) === 0 && (await unfoldedLikes(pool)) === 0;
  const milliseconds = await waitUntil('the worker has done everything', isDone, timeoutMs).catch(
    () => timeoutMs,
  );
  return {
    seconds: Math.round(milliseconds / 1000),
    left: (await left()) + (await unfoldedLikes(pool)),
    failed: await count(
      pool,
      `(${userJobs} and state = 'failed') or name in ('mail.send.dead', 'identity.recover.dead')`,
    ),
  };
}

type Mail = { to: { address: string }[]; headers: Record<string, string> };

/** Each new member gets one mail. A mail delivered again after a crash has the same message id. */
export async function checkMails(pool: Pool) {
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
