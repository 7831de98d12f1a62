import { postCategories } from '@app/contract/community';
import { sealCursor } from '@app/api/src/lib/cursor';
import { connect, createPool } from '@app/api/src/db/database';
import { likeRepository } from '@app/api/src/modules/community/like/like.repository';
import { postLists } from '@app/api/src/modules/community/list/post-list.service';
import { postReader } from '@app/api/src/modules/community/post/post-reader.service';
import { postSearch } from '@app/api/src/modules/community/search/post-search.service';
import { people, personId, postId } from '@app/verify/kit/dataset/forum-rows';
import { probes, unknownWords, wordClassNames } from '@app/verify/kit/dataset/forum-words';

const steps = 97;
/** Spread over everything there is, in an order that is the same in every run. */
const spreadOver = (count: number, turn: number) => Math.floor(((turn * 61) % steps) * (count / steps)) + 1;

/** What people do in a forum, one at a time: each by its turn. */
export function forumDeeds(address: string, posts: number) {
  const db = connect(createPool(address, 1));
  const withoutPhotos = async () => null;
  const lists = postLists({ db, photoAddress: withoutPhotos, search: postSearch(db) });
  const reader = postReader(db, withoutPhotos);
  const viewer = (turn: number) => personId(spreadOver(people, turn));
  /** Every other time further down. */
  const below = (turn: number) =>
    turn % 2 === 0 ? {} : { cursor: sealCursor([Math.ceil(posts / 4) + spreadOver((posts * 3) / 4, turn)]) };
  const search = (words: readonly string[]) => (turn: number) =>
    lists.list({ search: words[turn % words.length]!, ...below(turn) }, viewer(turn));

  const deeds: Record<string, (turn: number) => Promise<unknown>> = {
    list: (turn) =>
      lists.list(
        { category: postCategories[turn % postCategories.length]!, ...below(2 * turn + 1) },
        viewer(turn),
      ),
    open: (turn) => reader.whole(postId(spreadOver(posts, turn)), viewer(turn)),
    like: (turn) =>
      likeRepository(db).set({
        target: 'post',
        id: postId(spreadOver(posts, turn)),
        profileId: viewer(turn),
        wanted: undefined,
      }),
    ...Object.fromEntries(wordClassNames.map((name) => [name, search(probes[name])])),
    noHit: search(unknownWords),
  };
  return { deeds, close: () => db.destroy() };
}

/** Milliseconds of a deed, the first time and when what it reads has just been read. */
export async function timesOf(deed: () => Promise<unknown>) {
  const began = performance.now();
  await deed();
  const again = performance.now();
  await deed();
  return { first: again - began, second: performance.now() - again };
}
