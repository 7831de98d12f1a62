import { query } from '@app/e2e/support/member.ts';
import type { Prepared } from './users.ts';

type Feedback = { correct: boolean };

/** What the user did, which the database must contain after everything was sent. */
export const newExpected = () => ({
  replies: [] as string[],
  posts: [] as string[],
  /** By the time of the scan. */
  scans: new Map<string, Feedback | null>(),
  likes: new Map<string, boolean>(),
  feedback: new Map<string, Feedback>(),
  actions: 0,
});
export type Expected = ReturnType<typeof newExpected>;

type Differences = { lost: string[]; doubled: string[]; wrong: string[] };

function count(differences: Differences, expected: readonly string[], found: readonly string[]) {
  const times = Map.groupBy(found, (one) => one);
  for (const one of expected) {
    const occurrences = times.get(one)?.length ?? 0;
    if (occurrences === 0) differences.lost.push(one);
    if (occurrences > 1) differences.doubled.push(`${one} (${occurrences} times)`);
  }
  const known = new Set(expected);
  differences.wrong.push(
    ...[...times.keys()].filter((one) => !known.has(one)).map((one) => `unknown ${one}`),
  );
}

/** Compares with the rows in PostgreSQL, not with the API. */
export async function compare(
  expected: Expected,
  { member, threadId, scanIds }: Prepared,
): Promise<Differences> {
  const differences: Differences = { lost: [], doubled: [], wrong: [] };
  const textOf = async (statement: string, values: unknown[]) =>
    (await query(statement, values)).rows.map((row: { text: string }) => row.text);

  count(
    differences,
    expected.replies,
    await textOf('select content as text from app.reply where author_id = $1 and post_id = $2', [
      member.id,
      threadId,
    ]),
  );
  count(
    differences,
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
    differences,
    [...expected.scans.keys()],
    own.map(({ created_at }) => created_at.toISOString()),
  );
  for (const { created_at, is_correct } of own) {
    const expectedFeedback = expected.scans.get(created_at.toISOString());
    if (expectedFeedback && expectedFeedback.correct !== is_correct)
      differences.wrong.push(`feedback on the scan of ${created_at.toISOString()}`);
  }
  for (const { id, is_correct } of (scans as Scan[]).filter(({ id: scanId }) => scanIds.includes(scanId))) {
    const expectedFeedback = expected.feedback.get(id)?.correct ?? null;
    if (expectedFeedback !== is_correct)
      differences.wrong.push(`feedback on scan ${id}: ${is_correct} instead of ${expectedFeedback}`);
  }
  const { rows: likes } = await query(
    `select reply_id as id, liked from app.reply_like where profile_id = $1
     union all select post_id, liked from app.post_like where profile_id = $1`,
    [member.id],
  );
  const liked = new Map((likes as { id: string; liked: boolean }[]).map((one) => [one.id, one.liked]));
  for (const [id, wanted] of expected.likes)
    if ((liked.get(id) ?? false) !== wanted) differences.wrong.push(`like of ${id} is not ${wanted}`);
  return differences;
}
