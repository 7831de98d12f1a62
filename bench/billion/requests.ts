import { hash } from 'node:crypto';
import { listPosts, postCategories, showPost } from '@app/contract/community';
import { listNotifications } from '@app/contract/community-notification';
import { listActivity, showDashboard } from '@app/contract/dashboard';
import { listScans } from '@app/contract/smart-sort';
import { encodeCursor } from '@app/api/src/lib/cursor.ts';
import { postId } from '@app/verify/kit/dataset/forum-rows.ts';
import { probes, unknownWords, wordClasses, wordClassNames } from '@app/verify/kit/dataset/forum-words.ts';

const viewers = 500;
export const tokenOf = (turn: number) => hash('sha256', `session-${turn % viewers}`, 'base64url');

/** A number spread over the whole range, another one in each turn and the same in every run. */
const spread = (count: number, turn: number) => 1 + Math.floor(((turn * 0.618_034) % 1) * (count - 1));

const postPath = (id: string) => showPost.path.replace(':postId', id);
const searchPath = (words: readonly string[]) => (turn: number) =>
  `${listPosts.path}?search=${words[turn % words.length]!}`;

/** What members open, by name: a path for each turn. */
export const pagesOf = (posts: number): Record<string, (turn: number) => string> => ({
  history: (turn) => (turn % 2 === 0 ? listScans.path : `${listScans.path}?material=logam`),
  dashboard: () => `${showDashboard.path}?zone=Asia/Jakarta`,
  activity: () => listActivity.path,
  notifications: () => listNotifications.path,
  list: (turn) =>
    `${listPosts.path}?category=${postCategories[turn % postCategories.length]!}&cursor=${encodeCursor([spread(posts, turn)])}`,
  post: (turn) => postPath(postId(spread(posts, turn))),
});

/** Searches by how frequent the word is. */
export const searches: Record<string, (turn: number) => string> = {
  ...Object.fromEntries(wordClassNames.map((name) => [name, searchPath(probes[name])])),
  noHit: searchPath(unknownWords),
};

const postsPerPage = 20;
/** Whether a search among so many posts fills its page: five posts are read and sent faster than twenty. */
export const fillsPage = (name: string, posts: number): boolean =>
  !(name in wordClasses) || wordClasses[name as keyof typeof wordClasses] * posts >= postsPerPage;
