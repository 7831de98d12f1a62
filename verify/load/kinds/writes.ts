import type { Random } from '@app/api/test/random.ts';
import { postCategories } from '@app/contract/community';
import { fixedId } from '../../kit/database/fixed-id.ts';
import { postId } from '../../kit/dataset/forum-rows.ts';
import { wordsOfPost } from '../../kit/dataset/forum-words.ts';
import { asJson, type Kind, zipfBelow } from './kind.ts';

const words = (random: Random, count: number) => wordsOfPost(random).slice(0, count).join(' ');
/** Writes of members. */
export const writeKinds = {
  post: ({ random }) => ({
    path: '/api/community/posts',
    ...asJson({
      title: words(random, 6),
      content: words(random, 40),
      category: random.pick(postCategories),
    }),
  }),
  reply: ({ random, posts }) => ({
    path: `/api/community/posts/${postId(posts - zipfBelow(random, posts))}/replies`,
    ...asJson({ content: words(random, 20) }),
  }),
  like: ({ random, posts }) => ({
    path: `/api/community/posts/${postId(posts - zipfBelow(random, posts))}/like`,
    ...asJson({ liked: random.below(5) > 0 }),
  }),
  feedback: ({ random }, person) => ({
    path: `/api/scans/${fixedId(`scan ${person}`)}/feedback`,
    ...asJson(random.below(4) > 0 ? { correct: true } : { correct: false, material: 'kaca' }),
  }),
} satisfies Record<string, Kind>;
