import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { postCategories } from '@app/contract/community';
import { stem } from '@app/indonesian/stem';
import { seeded } from '@app/api/test/random';
import { copyInto } from '../database/copy-into.ts';
import { fixedId } from '../database/fixed-id.ts';
import { vocabulary, wordsOfPost } from './forum-words.ts';

export const people = 100_000;
export const postId = (number: number) => fixedId(`post ${number}`);
export const personId = (number: number) => fixedId(`person ${number}`);

const roots = new Map(vocabulary.map((word) => [word, stem(word)]));
const columns = [
  'id',
  'seq',
  'author_id',
  'title',
  'content',
  'category',
  'words',
  'is_unanswered',
  'created_at',
];

function* posts(count: number): Generator<string> {
  const random = seeded(5);
  const day = 86_400_000;
  const threeYears = 3 * 365 * day;
  // The last reply to the last post comes some days after it: nobody has written today, and no limit is near.
  const began = Date.now() - threeYears - 5 * day;
  for (let number = 1; number <= count; number += 1) {
    const said = wordsOfPost(random);
    const lexemes = new Set([...said, ...said.map((word) => roots.get(word)!)]);
    const values = [
      postId(number),
      number,
      personId(random.below(people)),
      said.slice(0, 6).join(' '),
      said.slice(6).join(' '),
      random.below(5) < 2 ? 'general' : random.pick(postCategories),
      [...lexemes].join(' '),
      number % 10 === 3,
      new Date(began + (number / count) * threeYears).toISOString(),
    ];
    yield `${values.join('\t')}\n`;
  }
}

function* statements(count: number): Generator<string> {
  // Indexes come last, triggers and foreign keys are off but for the one that adds to the words.
  yield `
    set synchronous_commit = off;
    set maintenance_work_mem = '1GB';
    set session_replication_role = replica;
    begin;
    alter table app.post enable always trigger post_words_are_marked;
    create temporary table postponed as
      select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as statement
      from pg_index where indrelid = 'app.post'::regclass and not indisunique;
    select format('drop index %s', name) from postponed \\gexec
    copy app.post (${columns.join(', ')}) from stdin;
`;
  yield* posts(count);
  yield `\\.
    select statement from postponed \\gexec
    alter table app.post enable trigger post_words_are_marked;
    select setval(pg_get_serial_sequence('app.post', 'seq'), ${count});
    copy app.post_word (word) from stdin;
${vocabulary.join('\n')}
\\.
    commit;
`;
  yield readFileSync(join(import.meta.dirname, 'forum-rows.sql'), 'utf8');
}

/** Posts with words as a language has them, five times as many replies, ten times as many likes. */
export const writeForum = (address: string, count: number): Promise<void> =>
  copyInto(address, statements(count));
