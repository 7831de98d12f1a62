import { query } from '@app/e2e/support/member';
import type { Prepared } from './people.ts';

type Word = { correct: boolean };

/** What the person did, and so what the database has to say when all has been sent. */
export const newExpected = () => ({
  replies: [] as string[],
  posts: [] as string[],
  /** The times of the scans tell them apart. */
  scans: new Map<string, Word | null>(),
  likes: new Map<string, boolean>(),
  feedback: new Map<string, Word>(),
  actions: 0,
});
export type Expected = ReturnType<typeof newExpected>;

type Tally = { lost: string[]; doubled: string[]; wrong: string[] };

function count(tally: Tally, expected: readonly string[], found: readonly string[]) {
  const times = Map.groupBy(found, (one) => one);
  for (const one of expected) {
    const often = times.get(one)?.length ?? 0;
    if (often === 0) tally.lost.push(one);
    if (often > 1) tally.doubled.push(`${one} (${often} times)`);
  }
  const known = new Set(expected);
  tally.wrong.push(...[...times.keys()].filter((one) => !known.has(one)).map((one) => `unknown ${one}`));
}

/** Asks PostgreSQL itself, not the API. */
export async function compare(expected: Expected, { member, threadId, scanIds }: Prepared): Promise<Tally> {
  const tally: Tally = { lost: [], doubled: [], wrong: [] };
  const textOf = async (statement: string, values: unknown[]) =>
    (await query(statement, values)).rows.map((row: { text: string }) => row.text);

  count(
    tally,
    expected.replies,
    await textOf('select content as text from app.reply where author_id = $1 and post_id = $2', [
      member.id,
      threadId,
    ]),
  );
  count(
    tally,
    expected.posts,
    await textOf('select title as text from app.post where author_id = $1', [member.id]),
  );
  const { rows: scans } = await query(
    'select id, created_at, computed_on, is_correct from app.scan where profile_id = $1',
    [member.id],
  );
  type Scan = { id: string; created_at: Date; computed_on: string; is_correct: boolean | null };
  const own = (scans as Scan[]).filter(({ computed_on }) => computed_on === 'device');
  count(
    tally,
    [...expected.scans.keys()],
    own.map(({ created_at }) => created_at.toISOString()),
  );
  for (const { created_at, is_correct } of own) {
    const word = expected.scans.get(created_at.toISOString());
    if (word && word.correct !== is_correct)
      tally.wrong.push(`word about the scan of ${created_at.toISOString()}`);
  }
  for (const { id, is_correct } of (scans as Scan[]).filter(({ id: scanId }) => scanIds.includes(scanId))) {
    const word = expected.feedback.get(id)?.correct ?? null;
    if (word !== is_correct) tally.wrong.push(`word about scan ${id}: ${is_correct} instead of ${word}`);
  }
  const { rows: likes } = await query(
    `select reply_id as id, liked from app.reply_like where profile_id = $1
     union all select post_id, liked from app.post_like where profile_id = $1`,
    [member.id],
  );
  const liked = new Map((likes as { id: string; liked: boolean }[]).map((one) => [one.id, one.liked]));
  for (const [id, wanted] of expected.likes)
    if ((liked.get(id) ?? false) !== wanted) tally.wrong.push(`like of ${id} is not ${wanted}`);
  return tally;
}
