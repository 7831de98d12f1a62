/**
 * Each post carries the numbers of the stretches that it lies in, as words (migration 0012). Within the two newest
 * stretches before a position a search looks at a bounded number of posts, however many have the word. Small stretches
 * come first: a word that is too rare to fill a page there is rare enough for larger ones.
 */
const sizes = [
  { mark: '#a', posts: 2 ** 12 },
  { mark: '#b', posts: 2 ** 14 },
  { mark: '#c', posts: 2 ** 16 },
  { mark: '#d', posts: 2 ** 18 },
  { mark: '#e', posts: 2 ** 20 },
];

/**
 * Conditions of one search after the other, until a page is full; null stands for all posts. Stretches of fewer posts
 * than are likely to be needed are left out.
 */
export function stretchesBefore(seq: number, needed: number): (string | null)[] {
  const conditions: (string | null)[] = [];
  for (const { mark, posts } of sizes.filter((size) => size.posts >= needed)) {
    const latest = Math.floor(Math.max(0, seq - 1) / posts);
    if (latest === 0) return [...conditions, null];
    conditions.push(`'${mark}${latest}' | '${mark}${latest - 1}'`);
    // The two reach back to the very first post.
    if (latest === 1) return conditions;
  }
  return [...conditions, null];
}
