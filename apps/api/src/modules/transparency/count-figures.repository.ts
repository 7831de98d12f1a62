import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';

/** Ranges of all possible ids, so that each statement stays short for any number of scans. */
const slices = Array.from({ length: 64 }, (_, number) => {
  const hex = (byte: number) => byte.toString(16).padStart(2, '0');
  return {
    first: `${hex(4 * number)}000000-0000-0000-0000-000000000000`,
    last: `${hex(4 * number + 3)}ffffff-ffff-ffff-ffff-ffffffffffff`,
  };
});

async function countScans(db: Database) {
  const counted = { scans: 0, judged: 0, accurate: 0 };
  for (const { first, last } of slices) {
    const { rows } = await sql<typeof counted>`
      select count(*)::int as scans, count(scan.is_correct)::int as judged,
        count(*) filter (where scan.is_correct)::int as accurate
      from app.scan as scan where scan.profile_id between ${first}::uuid and ${last}::uuid`.execute(db);
    const slice = rows[0]!;
    counted.scans += slice.scans;
    counted.judged += slice.judged;
    counted.accurate += slice.accurate;
  }
  return counted;
}

async function countRest(db: Database) {
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

/** Without those of the team: the figure is about what members write. */
const membersPosts = sql`app.post where state = 'visible'
  and not (author_id is null and id in (select post_id from app.team_post))`;

const countOf = async (db: Database, what: 'members' | 'posts') => {
  const from = what === 'members' ? sql`app.profile` : membersPosts;
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${from}`.execute(db);
  return rows[0]!.count;
};

async function countLearning(db: Database) {
  const { rows } = await sql<{ learning_collected: number; learning_labelled: number }>`
    select count(*)::int as learning_collected,
      count(*) filter (where state = 'labelled')::int as learning_labelled
    from app.learning_photo where state <> 'withdrawn'`.execute(db);
  // What a version learned from, it has learned: photos that were withdrawn later are counted.
  const { rows: used } = await sql<{ version: string; photos: number }>`
    select export.model_version as version, count(distinct taken.photo_id)::int as photos
    from app.learning_export as export join app.learning_export_photo as taken on taken.export_id = export.id
    where export.model_version is not null and export.finished_at is not null
    group by export.model_version order by max(export.id) desc limit 20`.execute(db);
  return { ...rows[0]!, learning_used: JSON.stringify(used) };
}

/** Counts the public figures at most once an hour, and deletes those older than a year. */
export async function countFigures(db: Database): Promise<void> {
  const fresh = await db
    .selectFrom('app.public_figures')
    .select('counted_at')
    .where('counted_at', '>', sql<Date>`now() - interval '58 minutes'`)
    .executeTakeFirst();
  if (fresh) return;
  const figures = {
    ...(await countScans(db)),
    ...(await countRest(db)),
    members: await countOf(db, 'members'),
    posts: await countOf(db, 'posts'),
    ...(await countLearning(db)),
  };
  await db.insertInto('app.public_figures').values(figures).execute();
  await db
    .deleteFrom('app.public_figures')
    .where('counted_at', '<', sql<Date>`now() - interval '1 year'`)
    .execute();
}
