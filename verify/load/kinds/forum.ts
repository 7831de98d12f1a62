import { sealCursor } from '@app/api/src/lib/cursor';
import { postCategories } from '@app/contract/community';
import { postId } from '../../kit/dataset/forum-rows.ts';
import { probes, wordClassNames } from '../../kit/dataset/forum-words.ts';
import { type Asked, type Kind, popular, type World } from './kind.ts';

const read = (path: string): Asked => ({ path: `/api/community${path}`, isMember: true });
const list = (query: Record<string, string>) => read(`/posts?${new URLSearchParams(query)}`);
/** New ones are read most. */
const recentPost = ({ random, posts }: World) => postId(posts - popular(random, posts));

/** What a member reads. */
export const forumKinds = {
  forumList: ({ random }) => {
    const category = random.below(2) === 0 ? undefined : random.pick(postCategories);
    return list(category ? { category } : {});
  },
  forumDeep: ({ random, posts }) =>
    list({ category: random.pick(postCategories), cursor: sealCursor([1 + random.below(posts)]) }),
  forumSearch: ({ random }) => list({ search: random.pick(probes[random.pick(wordClassNames)]) }),
  forumPost: (world) => read(`/posts/${recentPost(world)}`),
} satisfies Record<string, Kind>;
