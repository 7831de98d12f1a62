import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { postCategories } from '@app/contract/community';
import { stem } from '@app/indonesian/stem';
import { seeded } from '@app/api/test/random.ts';
import { copyInto } from '../database/copy-into.ts';
import { fixedId } from '../database/fixed-id.ts';
import { vocabulary, wordsOfPost } from './forum-words.ts';

export const userCount = 100_000;
export const postId = (number: number) => fixedId(`post ${number}`);
export const userId = (number: number) => fixedId(`person ${number}`);

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
  // The last post is some days old, so that no daily limit is reached.
  const startedAt = Date.now() - threeYears - 5 * day;
  for (let number = 1; number <= count; number += 1) {
    const postWords = wordsOfPost(random);
    const lexemes = new Set([...postWords, ...postWords.map((word) => roots.get(word)!)]);
    const values = [
      postId(number),
      number,
      userId(random.below(userCount)),
      postWords.slice(0, 6).join(' '),
      postWords.slice(6).join(' '),
      random.below(5) < 2 ? 'general' : random.pick(postCategories),
      [...lexemes].join(' '),
      number % 10 === 3,
      new Date(startedAt + (number / count) * threeYears).toISOString(),
    ];
    yield `${values.join('\t')}\n`;
  }
}

function* statements(count: number): Generator<string> {
  // Indexes are created last; triggers and foreign keys are off except the one that indexes words.
  yield `
    -- The questions of the team have the first numbers; the next seeding writes them again, behind these.
    delete from app.post;
    delete from app.post_word;
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

/** Posts with a natural word distribution, five times as many replies, ten times as many likes. */
export const writeForum = (address: string, count: number): Promise<void> =>
  copyInto(address, statements(count));
