import { randomUUID } from 'node:crypto';
import {
  createPost,
  createReply,
  likePost,
  listPosts,
  type Post,
  type Reply,
  showPost,
} from '@app/contract/community';
import type { Route, RouteOutput } from '@app/contract/route';
import { Client } from 'pg';
import { call } from './call.ts';
import type { TestApi } from './harness.ts';
import { vacuumAnalyze } from './vacuum.ts';

type Api = Pick<TestApi, 'app'>;
type Member = { headers: Record<string, string> };
type TestResponse = Awaited<ReturnType<typeof call>>;

export const newKey = () => ({ 'idempotency-key': randomUUID() });

export const pathOf = ({ path }: Route, postId: string, replyId = '') =>
  path.replace(':postId', postId).replace(':replyId', replyId);

/** Parses a 200 response with the contract; anything else throws with the body. */
function expectOk<R extends Route>(route: R, response: TestResponse): RouteOutput<R> {
  if (response.statusCode !== 200) throw new Error(`${route.method} ${route.path}: ${response.body}`);
  const body: unknown = response.json();
  return route.response.parse(body) as RouteOutput<R>;
}

/** A post of a member, through HTTP. */
export async function writePost(api: Api, { headers }: Member, given: object = {}): Promise<Post> {
  const body = { title: 'Cara memilah sampah dapur', content: 'Bagaimana memulainya?', ...given };
  return expectOk(createPost, await call(api, createPost, { headers, body })).post;
}

export async function writeReply(
  api: Api,
  { headers }: Member,
  postId: string,
  content = 'Coba dua ember.',
): Promise<Reply> {
  const path = pathOf(createReply, postId);
  return expectOk(createReply, await call(api, createReply, { headers, path, body: { content } })).reply;
}

export async function readPost(api: Api, { headers }: Member, postId: string) {
  return expectOk(showPost, await call(api, showPost, { headers, path: pathOf(showPost, postId) }));
}

export async function readList(api: Api, { headers }: Member, query: Record<string, string> = {}) {
  const path = `${listPosts.path}?${new URLSearchParams(query)}`;
  return expectOk(listPosts, await call(api, listPosts, { headers, path }));
}

export async function like(api: Api, { headers }: Member, postId: string, liked?: boolean) {
  const path = pathOf(likePost, postId);
  const body = liked === undefined ? undefined : { liked };
  return expectOk(likePost, await call(api, likePost, { headers, path, ...(body && { body }) }));
}

/** For tests that need a forum without the questions of the team. */
export const emptyForum = ({ db }: Pick<TestApi, 'db'>) => db.deleteFrom('app.post').execute();

/** Inserts many posts and updates table statistics, as in a database in use. */
export async function fillPosts(
  { env }: Pick<TestApi, 'env'>,
  count: number,
  authorId: string,
): Promise<void> {
  // Not from the pool: it takes longer than the statement timeout.
  const client = new Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('alter table app.post disable trigger post_words_are_learnt');
    await client.query(
      `insert into app.post (author_id, title, content, category, tags, words, is_unanswered)
       select $2, 'Postingan ' || n, 'Isi postingan ' || n,
         case when n % 40 = 1 then 'cerita'
         else (array['general', 'tanya', 'tips', 'jual-beli', 'kegiatan'])[1 + n % 5] end,
         case when n % 1000 = 0 then array['kompos'] else '{}' end,
         array_to_tsvector(array_remove(array['umum', 'kata' || n % 300, 'jarang' || n % 4000,
           case when n % 2500 = 7 then 'langka' end], null)),
         n % 3 = 0
       from generate_series(1, $1::int) as n order by n`,
      [count, authorId],
    );
    await client.query('insert into app.post_stats (post_id) select id from app.post on conflict do nothing');
    await client.query(
      `insert into app.post_like (profile_id, post_id, liked, counted)
       select gen_random_uuid(), id, true, true from app.post, generate_series(1, 3)`,
    );
    await client.query(
      `insert into app.reply (post_id, author_id, content)
       select id, $1, 'Balasan' from app.post, generate_series(1, 2) where seq % 2 = 0`,
      [authorId],
    );
    await client.query(
      'insert into app.reply_stats (reply_id) select id from app.reply on conflict do nothing',
    );
    await client.query(
      'insert into app.post_follow (profile_id, post_id, post_seq) select $1, id, seq from app.post where seq % 10 = 0 on conflict do nothing',
      [authorId],
    );
    // Other followers, so that the statistics are realistic.
    const people = `select md5('pengikut ' || n)::uuid as id, 'pengikut' || n || '@contoh.id' as email
      from generate_series(1, 400) as n`;
    await client.query(
      `insert into auth.users (id, email, created_at) select id, email, now() from (${people}) as person`,
    );
    await client.query(
      `insert into app.profile (id, name, email) select id, 'Pengikut', email from (${people}) as person`,
    );
    await client.query(
      `insert into app.post_follow (profile_id, post_id, post_seq)
       select md5('pengikut ' || 1 + seq % 400)::uuid, id, seq from app.post where seq % 2 = 0`,
    );
    await client.query('alter table app.post enable trigger post_words_are_learnt');
    await client.query(
      `insert into app.post_word (word) select distinct word from app.post, unnest(tsvector_to_array(words)) as word
       where left(word, 1) <> '#' on conflict do nothing`,
    );
    await client.query('commit');
    for (const table of [
      'post',
      'post_stats',
      'post_like',
      'reply',
      'reply_stats',
      'post_follow',
      'post_word',
    ]) {
      await vacuumAnalyze(client, `app.${table}`);
    }
  } finally {
    await client.end();
  }
}

/** Inserts many short posts that have each word where its SQL condition on the number `n` holds; every other one is unanswered. */
export async function fillWords(
  { env }: Pick<TestApi, 'env'>,
  count: number,
  words: Record<string, string>,
): Promise<void> {
  const client = new Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  const lexemes = Object.entries(words).map(
    ([word, condition]) => `case when ${condition} then '${word}' end`,
  );
  try {
    await client.query('begin');
    await client.query('alter table app.post disable trigger post_words_are_learnt');
    await client.query('alter sequence app.post_seq_seq restart');
    await client.query(
      `insert into app.post (title, content, words, is_unanswered)
       select 'Postingan ' || n, 'Isi', array_to_tsvector(array_remove(array[${lexemes.join(', ')}], null)),
         n <= 60 or n % 2 = 1
       from generate_series(1, $1::int) as n order by n`,
      [count],
    );
    await client.query('insert into app.post_stats (post_id) select id from app.post on conflict do nothing');
    await client.query('alter table app.post enable trigger post_words_are_learnt');
    await client.query('insert into app.post_word (word) select unnest($1::text[]) on conflict do nothing', [
      Object.keys(words),
    ]);
    await client.query('commit');
    await vacuumAnalyze(client, 'app.post');
    await vacuumAnalyze(client, 'app.post_stats');
  } finally {
    await client.end();
  }
}
