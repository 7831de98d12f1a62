import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import { countedFigures } from './figure-changes.repository.ts';

/** The sums of what is kept by its changes. Posts of the team are at most a hundred; the figure is about members. */
async function readCounted(db: Database) {
  const sums = countedFigures.map((figure) => sql`sum(${sql.ref(figure)}) as ${sql.ref(figure)}`);
  const { rows } = await sql<Record<(typeof countedFigures)[number], string>>`
    select ${sql.join(sums)} from app.figure_count`.execute(db);
  const { rows: team } = await sql<{ posts: number }>`
    select count(*)::int as posts from app.team_post join app.post on post.id = team_post.post_id
    where post.state = 'visible' and post.author_id is null`.execute(db);
  const counted = rows[0]!;
  return { ...counted, posts: Number(counted.posts) - team[0]!.posts };
}

/** Tables that editors fill: counted each time, because a confirmation also ends by itself. */
async function countListings(db: Database) {
  const { rows } = await sql<{
    listings: number;
    confirmed_listings: number;
    sample_listings: number;
    pieces: number;
  }>`
    select count(*) filter (where not is_sample)::int as listings,
      count(*) filter (where not is_sample and confirmed_at > now() - interval '90 days')::int as confirmed_listings,
      count(*) filter (where is_sample)::int as sample_listings,
      (select count(*)::int from app.piece) as pieces
    from app.listing where is_published`.execute(db);
  return rows[0]!;
}

async function countLearningUsed(db: Database) {
  // What a version learned from, it has learned: photos that were withdrawn later are counted.
  const { rows } = await sql<{ version: string; photos: number }>`
    select export.model_version as version, count(distinct taken.photo_id)::int as photos
    from app.learning_export as export join app.learning_export_photo as taken on taken.export_id = export.id
    where export.model_version is not null and export.finished_at is not null
    group by export.model_version order by max(export.id) desc limit 20`.execute(db);
  return JSON.stringify(rows);
}

export const wasPublishedLately = async (db: Database) =>
  (await db
    .selectFrom('app.public_figures')
    .select('counted_at')
    .where('counted_at', '>', sql<Date>`now() - interval '58 minutes'`)
    .executeTakeFirst()) !== undefined;

/** Publishes the figures as of the transaction's snapshot, and deletes those older than a year. */
export async function publishFigures(transaction: Database): Promise<void> {
  const figures = {
    ...(await readCounted(transaction)),
    ...(await countListings(transaction)),
    learning_used: await countLearningUsed(transaction),
  };
  await transaction.insertInto('app.public_figures').values(figures).execute();
  await transaction
    .deleteFrom('app.public_figures')
    .where('counted_at', '<', sql<Date>`now() - interval '1 year'`)
    .execute();
}
