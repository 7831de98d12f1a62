import { postCategories } from '@app/contract/community';
import { encodeCursor } from '@app/api/src/lib/cursor.ts';
import { connect, createPool } from '@app/api/src/db/database.ts';
import { likeRepository } from '@app/api/src/modules/community/like/like.repository.ts';
import { postLists } from '@app/api/src/modules/community/list/post-list.service.ts';
import { postReader } from '@app/api/src/modules/community/post/post-reader.service.ts';
import { postSearch } from '@app/api/src/modules/community/search/post-search.service.ts';
import { userCount, userId, postId } from '@app/verify/kit/dataset/forum-rows.ts';
import { probes, unknownWords, wordClassNames } from '@app/verify/kit/dataset/forum-words.ts';

const steps = 97;
/** An index spread over the whole range, the same in every run. */
const spreadIndex = (count: number, turn: number) => Math.floor(((turn * 61) % steps) * (count / steps)) + 1;

/** The forum actions of members, by name; `turn` selects the input. */
export function forumActions(address: string, posts: number) {
  const db = connect(createPool(address, 1));
  const withoutPhotos = async () => null;
  const lists = postLists({ db, photoAddress: withoutPhotos, search: postSearch(db) });
  const reader = postReader(db, withoutPhotos);
  const viewer = (turn: number) => userId(spreadIndex(userCount, turn));
  /** Every other turn starts at a later page. */
  const everyOtherPageDeep = (turn: number) =>
    turn % 2 === 0
      ? {}
      : { cursor: encodeCursor([Math.ceil(posts / 4) + spreadIndex((posts * 3) / 4, turn)]) };
  const search = (words: readonly string[]) => (turn: number) =>
    lists.list({ search: words[turn % words.length]!, ...everyOtherPageDeep(turn) }, viewer(turn));

  const actions: Record<string, (turn: number) => Promise<unknown>> = {
    list: (turn) =>
      lists.list(
        { category: postCategories[turn % postCategories.length]!, ...everyOtherPageDeep(2 * turn + 1) },
        viewer(turn),
      ),
    open: (turn) => reader.withReplies(postId(spreadIndex(posts, turn)), viewer(turn)),
    like: (turn) =>
      likeRepository(db).set({
        target: 'post',
        id: postId(spreadIndex(posts, turn)),
        profileId: viewer(turn),
        wanted: undefined,
      }),
    ...Object.fromEntries(wordClassNames.map((name) => [name, search(probes[name])])),
    noHit: search(unknownWords),
  };
  return { actions, close: () => db.destroy() };
}

/** Milliseconds of an action, the first time and again with warm caches. */
export async function timeTwice(action: () => Promise<unknown>) {
  const began = performance.now();
  await action();
  const again = performance.now();
  await action();
  return { first: again - began, second: performance.now() - again };
}
