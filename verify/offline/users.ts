import { randomUUID } from 'node:crypto';
import { query } from '@app/e2e/support/member.ts';
import { newUser } from '@app/e2e/support/test-user.ts';

type Member = { id: string; token: string };

async function post(origin: string, path: string, body: object, token?: string) {
  const response = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} returned ${response.status}: ${await response.text()}`);
  return (await response.json()) as { token: string; post: { _id: string }; reply: { _id: string } };
}

async function register(origin: string): Promise<Member> {
  const person = newUser();
  const { token } = await post(origin, '/auth/register', person);
  const { rows } = await query('select id from app.profile where email = $1', [person.email]);
  return { id: (rows[0] as { id: string }).id, token };
}

/** How many replies and scans a page shows at once. */
const perPage = 20;

/** A member with a conversation to reply to and scans to give feedback on. */
export async function prepare(origin: string) {
  const [author, member] = [await register(origin), await register(origin)];
  const words = { title: `Tanpa sinyal ${randomUUID()}`, content: 'Siapa yang di luar jangkauan?', tags: [] };
  const { post: thread } = await post(origin, '/community/posts', words, author.token);
  const replyIds: string[] = [];
  for (let count = 0; count < perPage; count += 1) {
    const path = `/community/posts/${thread._id}/replies`;
    const { reply } = await post(origin, path, { content: `Balasan ${count}`, mentions: [] }, author.token);
    replyIds.push(reply._id);
  }
  const { rows } = await query(
    `insert into app.scan (profile_id, verdict, material, confidence, model_version, created_at)
     select $1, 'sure', 'plastik', 92.1, '1.0.0', now() - number * interval '1 minute'
     from generate_series(0, $2 - 1) as number returning id, created_at`,
    [member.id, perPage],
  );
  const scans = (rows as { id: string; created_at: Date }[]).toSorted(
    (one, other) => other.created_at.getTime() - one.created_at.getTime(),
  );
  return { member, threadId: thread._id, replyIds, scanIds: scans.map(({ id }) => id), authorId: author.id };
}

export type Prepared = Awaited<ReturnType<typeof prepare>>;

/** Removes the test users and all their rows. */
export const deleteUsers = ({ member, authorId }: Prepared) =>
  query('delete from app.profile where id = any($1)', [[member.id, authorId]]);
