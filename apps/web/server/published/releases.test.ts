import { expect, test } from 'vitest';
import { addRelease } from './releases.ts';

const day = (number: number) => new Date(Date.UTC(2026, 10, number));

/** Publishes builds one after the other; each is the day and the files. */
const publish = (...builds: [day: number, files: string[]][]) => {
  let result: ReturnType<typeof addRelease> = { releases: [], expired: [] };
  for (const [at, files] of builds) result = addRelease(result.releases, files, day(at));
  return result;
};

test('the files of a build go thirty days after the next one, however long it was in use', () => {
  expect(publish([1, ['a', 'shared']], [61, ['b', 'shared']]).expired).toEqual([]);
  expect(publish([1, ['a', 'shared']], [61, ['b', 'shared']], [90, ['c']]).expired).toEqual([]);
  expect(publish([1, ['a', 'shared']], [61, ['b', 'shared']], [91, ['c']]).expired).toEqual(['a']);
});

test('a build that comes back is the newest again', () => {
  const { releases, expired } = publish([1, ['a']], [2, ['b']], [3, ['a']], [40, ['a']]);
  expect(releases.map(({ files }) => files)).toEqual([['a']]);
  expect(expired).toEqual(['b']);
});
