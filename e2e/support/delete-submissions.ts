import { query } from '#support/member.ts';
import { testEmails } from '#support/test-user.ts';

/**
 * Deletes the pieces of the journeys, so that lists and queues do not grow with every run. After all of them: a cached
 * list may name a picture until then.
 */
export default async function deleteSubmissions() {
  const { rows } = await query(
    `delete from app.piece_submission using auth.users where users.id = author_id and users.email like $1
     returning kind, published_id`,
    [testEmails],
  );
  for (const { kind, published_id: id } of rows as { kind: string; published_id: number | null }[])
    if (id) await query('delete from app.piece where kind = $1 and id = $2', [kind, id]);
}
