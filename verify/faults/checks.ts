import type { Pool } from '@app/api/test/pool-without-timeouts.ts';
import type { Ledger } from './ledger.ts';

type Found = { missing: string[]; doubled: string[] };

const countsOf = async (pool: Pool, statement: string): Promise<Map<string, number>> => {
  const { rows } = await pool.query<{ mark: string; count: number }>(
    `select mark, count(*)::int as count from (${statement}) as found group by mark`,
  );
  return new Map(rows.map(({ mark, count }) => [mark, count]));
};

/** The stored rows of each kind, by their mark. */
const statements = {
  texts: `
    select content as mark from app.post where content like 'faults %'
    union all select content from app.reply where content like 'faults %'`,
  likes: `
    select email || ' ' || post_id as mark from app.post_like join app.profile on id = profile_id where liked`,
  scans: `
    select email || ' ' || to_char(scan.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as mark
    from app.scan join app.profile on profile.id = profile_id where computed_on = 'device'`,
  scanIds: `select id::text as mark from app.scan`,
  feedback: `select id || ' ' || is_correct as mark from app.scan where is_correct is not null`,
  suggestions: `select note as mark from app.listing_suggestion where note like 'faults %'`,
  members: `
    select profile.email as mark from app.profile join auth.users on users.id = profile.id
    where profile.email like 'baru%'`,
  pictures: `select id::text as mark from app.picture`,
};

/** Acknowledged writes that are missing, and writes that are stored more than once. */
export async function checkWrites(pool: Pool, ledger: Ledger): Promise<Found> {
  const liked = [...ledger.likes].filter(([, isLiked]) => isLiked).map(([mark]) => mark);
  const expected: Record<keyof typeof statements, string[]> = {
    texts: ledger.texts,
    likes: liked,
    scans: [...ledger.scans.keys()],
    scanIds: [...ledger.scans.values(), ...ledger.classified],
    feedback: [...ledger.feedback].map(([id, correct]) => `${id} ${correct}`),
    suggestions: ledger.suggestions,
    members: ledger.members,
    pictures: ledger.pictures,
  };
  const found: Found = { missing: [], doubled: [] };
  for (const [kind, statement] of Object.entries(statements)) {
    const counts = await countsOf(pool, statement);
    const marks = expected[kind as keyof typeof statements];
    found.missing.push(...marks.filter((mark) => !counts.has(mark)).map((mark) => `${kind}: ${mark}`));
    found.doubled.push(
      ...[...counts]
        .filter(([, count]) => count > 1)
        .map(([mark, count]) => `${kind}: ${mark}, ${count} times`),
    );
    // A removed like must not be stored.
    if (kind !== 'likes') continue;
    const notRemoved = [...ledger.likes].filter(([mark, isLiked]) => !isLiked && counts.has(mark));
    found.missing.push(...notRemoved.map(([mark]) => `like not removed: ${mark}`));
  }
  return found;
}
