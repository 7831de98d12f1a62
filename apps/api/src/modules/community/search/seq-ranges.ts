/**
 * The search words of each post include the numbers of the ranges that contain it (migration 0012), so that the index
 * of words can be asked about some posts only.
 */
export const smallestRange = 2 ** 12;
export const largestRange = 2 ** 20;
const sizes = [
  { prefix: '#e', posts: largestRange },
  { prefix: '#d', posts: 2 ** 18 },
  { prefix: '#c', posts: 2 ** 16 },
  { prefix: '#b', posts: 2 ** 14 },
  { prefix: '#a', posts: smallestRange },
];

/** The first post of the range of this size in which a post lies. */
export const startOfRange = (seq: number, size: number): number => Math.floor(seq / size) * size;

/** Where a range of about this width below a position begins. The wider, the rounder, so that few marks cover it. */
export function startBelow(position: number, width: number): number {
  const round = sizes.find(({ posts }) => posts <= width)?.posts ?? smallestRange;
  return Math.max(
    0,
    Math.min(startOfRange(position - width, round), startOfRange(position - 1, smallestRange)),
  );
}

/** The marks of the posts from `start`, which begins a range, to before `end`, with the largest ranges that fit. */
export function marksBetween(start: number, end: number): string {
  const marks: string[] = [];
  let top = startOfRange(end - 1, smallestRange) + smallestRange;
  while (top > start) {
    const { prefix, posts } = sizes.find((size) => top % size.posts === 0 && top - size.posts >= start)!;
    top -= posts;
    marks.push(`'${prefix}${top / posts}'`);
  }
  return marks.join(' | ');
}

/** The marks of the sampled posts (migration 0060) of some largest ranges, from that of `start` to before `end`. */
export const sampleMarksBetween = (start: number, end: number): string =>
  Array.from(
    { length: Math.ceil((end - start) / largestRange) },
    (_, index) => `'#s${start / largestRange + index}'`,
  ).join(' | ');
