import { setTimeout as wait } from 'node:timers/promises';
import { connect, createPool } from '@app/api/src/db/database';
import { foldLikes, foldLikesOf } from '@app/api/src/modules/community/like/fold-likes.repository';
import { likeRepository } from '@app/api/src/modules/community/like/like.repository';
import { query } from '@app/verify/kit/database/query';
import { fixedIdSql } from '@app/verify/kit/database/fixed-id';
import { people, personId, postId } from '@app/verify/kit/dataset/forum-rows';
import { pgbench } from '../kit/pgbench.ts';
import { recordStatements, withValues } from '../kit/recorded-statements.ts';

const clients = 64;
const popular = 77;

/** A statement recorded for post 1 and person 1, as a script of pgbench for any of them. */
const anyOf = (statement: string, posts: [number, number]) => `\\set post random(${posts.join(', ')})
\\set person random(0, ${people - 1})
${statement.replaceAll(`E'${postId(1)}'`, fixedIdSql("'post ' || :post")).replaceAll(`E'${personId(1)}'`, fixedIdSql("'person ' || :person"))}`;

/** A table of the same likes that does nothing but keep them; a small one would stay in memory. */
async function prepareTwin(address: string): Promise<void> {
  if ((await query("select to_regclass('bare_like') is null", address)) === 'f') return;
  await query('create table bare_like as select profile_id, post_id from app.post_like', address);
  await query('alter table bare_like add primary key (profile_id, post_id)', address);
  await query('vacuum analyze bare_like', address);
}

/** Likes in a second: of all posts, of one popular post, and as a bare table would take them. */
export async function likesPerSecond(address: string, posts: number, seconds: number) {
  const [recorded] = await recordStatements(address, [null], (db) =>
    likeRepository(db).set({ target: 'post', id: postId(1), profileId: personId(1), wanted: undefined }),
  );
  const [like, ...more] = recorded!.map(withValues);
  if (!like || more.length > 0) throw new Error('a like is one statement');
  await prepareTwin(address);

  const db = connect(createPool(address, 1));
  const measure = async (statement: string, range: [number, number]) => {
    // Whoever comes first after a checkpoint pays for whole pages in the log: each of them does.
    await query('checkpoint', address);
    return pgbench({ address, scripts: [anyOf(statement, range)], seconds, clients });
  };
  /** As in the product: they are added up meanwhile. */
  const measureWhile = async (range: [number, number], pause: number, addUp: () => Promise<void>) => {
    const over = new AbortController();
    const adding = (async () => {
      while (!over.signal.aborted) {
        await addUp();
        await wait(pause);
      }
    })();
    const perSecond = await measure(like, range);
    over.abort();
    await adding;
    return perSecond;
  };
  try {
    const insert = `insert into bare_like values (E'${personId(1)}', E'${postId(1)}') on conflict do nothing`;
    return {
      bare: await measure(insert, [1, posts]),
      spread: await measureWhile([1, posts], 1000, () => foldLikes(db)),
      // The API adds them up whenever it has heard of another five hundred.
      popular: await measureWhile([popular, popular], 40, () => foldLikesOf(db, 'post', postId(popular))),
    };
  } finally {
    await db.destroy();
  }
}
