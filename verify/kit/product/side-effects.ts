import type { Product } from './api.ts';

/** Queries for inconsistent side effects of writes: none may return a row. */
const contradictions: Record<string, string> = {
  'a counter of replies differs from its replies': `
    select from app.post_stats as stats
    where reply_count <> (select count(*) from app.reply where post_id = stats.post_id and state = 'visible')`,
  'a reply was not notified exactly once': `
    select from app.reply join app.post on post.id = reply.post_id
    where post.author_id <> reply.author_id and 1 <> (
      select count(*) from app.notification
      where reply_id = reply.id and profile_id = post.author_id and kind = 'reply')`,
  'a post does not have exactly one row of counters': `
    select from app.post where 1 <> (select count(*) from app.post_stats where post_id = post.id)`,
  'an idempotency key points to a missing row': `
    select from app.idempotency as known
    where not exists (select from app.post where id = known.target_id)
      and not exists (select from app.reply where id = known.target_id)
      and not exists (select from app.scan where id = known.target_id)`,
};

export async function checkSideEffects({ pool }: Pick<Product, 'pool'>): Promise<string[]> {
  const found: string[] = [];
  for (const [problem, statement] of Object.entries(contradictions)) {
    const { rowCount } = await pool.query(statement);
    if (rowCount) found.push(`${problem} (${rowCount})`);
  }
  return found;
}
