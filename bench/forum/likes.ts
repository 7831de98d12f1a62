import { setTimeout as wait } from 'node:timers/promises';
import { connect, createPool } from '@app/api/src/db/database.ts';
import { foldLikes, foldLikesOf } from '@app/api/src/modules/community/like/fold-likes.repository.ts';
import { likeRepository } from '@app/api/src/modules/community/like/like.repository.ts';
import { query } from '@app/verify/kit/database/query.ts';
import { fixedIdSql } from '@app/verify/kit/database/fixed-id.ts';
import { userCount, userId, postId } from '@app/verify/kit/dataset/forum-rows.ts';
import { pgbench } from '../kit/pgbench.ts';
import { recordStatements, withValues } from '../kit/recorded-statements.ts';

const clients = 64;
const popular = 77;

/** Turns a statement recorded for post 1 and user 1 into a pgbench script with random ids. */
const asPgbenchScript = (
  statement: string,
  posts: [number, number],
) => `\\set post random(${posts.join(', ')})
\\set person random(0, ${userCount - 1})
${statement.replaceAll(`E'${postId(1)}'`, fixedIdSql("'post ' || :post")).replaceAll(`E'${userId(1)}'`, fixedIdSql("'person ' || :person"))}`;

/** A plain table with the same likes as baseline; a smaller one would stay in memory. */
async function prepareBaselineTable(address: string): Promise<void> {
  if ((await query("select to_regclass('bare_like') is null", address)) === 'f') return;
  await query('create table bare_like as select profile_id, post_id from app.post_like', address);
  await query('grant insert on bare_like to pilahbumi', address);
  await query('alter table bare_like add primary key (profile_id, post_id)', address);
  await query('vacuum analyze bare_like', address);
}

/** Likes per second: over all posts, on one popular post, and as plain inserts. */
export async function likesPerSecond(address: string, posts: number, seconds: number) {
  const [recorded] = await recordStatements(address, [null], (db) =>
    likeRepository(db).set({ target: 'post', id: postId(1), profileId: userId(1), wanted: undefined }),
  );
  const [like, ...more] = recorded!.map(withValues);
  if (!like || more.length > 0) throw new Error('a like is one statement');
  await prepareBaselineTable(address);

  const db = connect(createPool(address, 1));
  const measure = async (statement: string, range: [number, number]) => {
    // The first writes after a checkpoint log full pages, so every measurement starts with one.
    await query('checkpoint', address);
    return pgbench({ address, scripts: [asPgbenchScript(statement, range)], seconds, clients });
  };
  /** As in the product, likes are folded into counts at the same time. */
  const measureWhileFolding = async (
    range: [number, number],
    intervalMs: number,
    fold: () => Promise<void>,
  ) => {
    const over = new AbortController();
    const folding = (async () => {
      while (!over.signal.aborted) {
        await fold();
        await wait(intervalMs);
      }
    })();
    const perSecond = await measure(like, range);
    over.abort();
    await folding;
    return perSecond;
  };
  try {
    const insert = `insert into bare_like values (E'${userId(1)}', E'${postId(1)}') on conflict do nothing`;
    return {
      baseline: await measure(insert, [1, posts]),
      spread: await measureWhileFolding([1, posts], 1000, () => foldLikes(db)),
      // The API folds them after every five hundred likes.
      popular: await measureWhileFolding([popular, popular], 40, () =>
        foldLikesOf(db, 'post', postId(popular)),
      ),
    };
  } finally {
    await db.destroy();
  }
}
