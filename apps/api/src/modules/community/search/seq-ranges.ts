/**
 * The search words of each post include the numbers of the ranges that contain it (migration 0012). Within the two newest
 * ranges before a position a search reads a bounded number of posts, however common the word is. Small ranges come
 * first: a word that is too rare to fill a page there is rare enough for larger ones.
 */
const sizes = [
  { prefix: '#a', posts: 2 ** 12 },
  { prefix: '#b', posts: 2 ** 14 },
  { prefix: '#c', posts: 2 ** 16 },
  { prefix: '#d', posts: 2 ** 18 },
  { prefix: '#e', posts: 2 ** 20 },
];

/**
 * Conditions to try in order until a page is full; null means all posts. Ranges that are probably too small to fill the
 * page are skipped.
 */
export function rangesBefore(seq: number, needed: number): (string | null)[] {
  const conditions: (string | null)[] = [];
  for (const { prefix, posts } of sizes.filter((size) => size.posts >= needed)) {
    const latest = Math.floor(Math.max(0, seq - 1) / posts);
    if (latest === 0) return [...conditions, null];
    conditions.push(`'${prefix}${latest}' | '${prefix}${latest - 1}'`);
    // These two ranges include the first post.
    if (latest === 1) return conditions;
  }
  return [...conditions, null];
}
