import { encodeCursor } from '@app/api/src/lib/cursor.ts';
import { postCategories } from '@app/contract/community';
import { postId } from '../../kit/dataset/forum-rows.ts';
import { probes, wordClassNames } from '../../kit/dataset/forum-words.ts';
import { type LoadRequest, type Kind, zipfBelow, type LoadContext } from './kind.ts';

const read = (path: string): LoadRequest => ({ path: `/api/community${path}`, isMember: true });
const list = (query: Record<string, string>) => read(`/posts?${new URLSearchParams(query)}`);
/** New posts are read most. */
const recentPost = ({ random, posts }: LoadContext) => postId(posts - zipfBelow(random, posts));

/** Forum requests of members. */
export const forumKinds = {
  forumList: ({ random }) => {
    const category = random.below(2) === 0 ? undefined : random.pick(postCategories);
    return list(category ? { category } : {});
  },
  forumDeep: ({ random, posts }) =>
    list({ category: random.pick(postCategories), cursor: encodeCursor([1 + random.below(posts)]) }),
  forumSearch: ({ random }) => list({ search: random.pick(probes[random.pick(wordClassNames)]) }),
  forumPost: (world) => read(`/posts/${recentPost(world)}`),
} satisfies Record<string, Kind>;
