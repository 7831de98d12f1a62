import { type RawBuilder, sql } from 'kysely';
import { news } from './education.ts';
import type { TestApi } from './harness.ts';
import { writeListing } from './listings.ts';
import { suggestedPlace } from './suggested-place.ts';

/** How many rows each list of the export of a large account has: more than one batch of each. */
export const sizes = { scans: 25_000, replies: 12_000, likes: 12_000, others: 1100 } as const;

/** Inserts rows of every kind for a person; many have the same time, as those of one transaction have. */
export async function fillAccount(api: Pick<TestApi, 'db'>, id: string): Promise<void> {
  const { db } = api;
  const run = (statement: RawBuilder<unknown>) => statement.execute(db);
  const numbers = (count: number) => sql`generate_series(1, ${sql.lit(count)}) as n`;
  const others = numbers(sizes.others);
  await run(sql`insert into app.scan (profile_id, verdict, material, confidence, model_version, created_at)
    select ${id}, 'sure', 'kaca', 90, n::text, now() - (n / 3) * interval '1 minute' from ${numbers(sizes.scans)}`);
  await run(sql`insert into app.post (author_id, title, content, words)
    select ${id}, 'Judul ' || n, 'Isi', '' from ${others}`);
  const post = sql`(select id from app.post where author_id = ${id} limit 1)`;
  await run(sql`insert into app.post_follow (profile_id, post_id, post_seq)
    select ${id}, id, seq from app.post where author_id = ${id}`);
  await run(sql`insert into app.reply (post_id, author_id, content)
    select ${post}, ${id}, repeat('Balasan ', 250) from ${numbers(sizes.replies)}`);
  await run(sql`insert into app.post_like (profile_id, post_id, liked)
    select ${id}, gen_random_uuid(), true from ${numbers(sizes.likes)}`);
  await run(sql`insert into app.reply_like (profile_id, reply_id, liked)
    select ${id}, gen_random_uuid(), true from ${numbers(sizes.likes)}`);
  await run(sql`insert into app.session (profile_id, token_hash, expires_at)
    select ${id}, sha256(gen_random_uuid()::text::bytea), now() + interval '1 day' from ${others}`);
  await run(sql`insert into app.consent (profile_id, purpose, version, granted)
    select ${id}, 'newsletter', n::text, true from ${others}`);
  await run(sql`insert into app.audit_log (actor_id, subject_id, action)
    select ${id}, ${id}, 'test.' || n from ${others}`);
  await run(sql`insert into app.learning_photo (scan_id)
    select id from app.scan where profile_id = ${id} order by model_version limit ${sizes.others}`);
  await run(sql`insert into app.learning_vote (photo_id, number, labeler_id, answer)
    select id, 1, ${id}, 'kaca' from app.learning_photo`);
  await run(sql`insert into app.report_case (post_id) select ${post}`);
  await run(sql`insert into app.report (case_id, reporter_id, target_id, reason)
    select (select id from app.report_case limit 1), ${id}, gen_random_uuid(), 'spam' from ${others}`);
  await run(sql`insert into app.moderation_decision (action, target, member_id, rule, reason)
    select 'hide', 'post', ${id}, 'spam', 'Alasan ' || n from ${others}`);
  await run(sql`insert into app.appeal (decision_id, author_id, text)
    select id, ${id}, 'Ini bukan iklan.' from app.moderation_decision where member_id = ${id}`);
  await run(sql`insert into app.listing_suggestion (author_id, proposal, note)
    select ${id}, ${JSON.stringify(suggestedPlace)}::jsonb, n::text from ${others}`);
  await run(sql`insert into app.piece_submission (author_id, kind, piece)
    select ${id}, 'news', ${JSON.stringify(news)}::jsonb from ${others}`);
  for (let count = 0; count < 3; count += 1) await writeListing(api, { name: `Lapak ${count}` });
  await run(sql`insert into app.listing_confirmation (listing_id, profile_id, is_open)
    select id, ${id}, true from app.listing`);
  await run(sql`insert into app.piece_mark (profile_id, mark, kind, piece_id)
    select ${id}, 'like', kind, id from app.piece`);
}
