import type { Random } from '@app/api/test/random';
import { hostileTexts } from '../hostile-texts.ts';

const nested = (depth: number): unknown =>
  depth === 0 ? 'dasar' : depth % 2 ? [nested(depth - 1)] : { a: nested(depth - 1) };

/** What no form sends: other kinds, edges of every kind, and texts that mean something to somebody. */
const strange: ((random: Random) => unknown)[] = [
  () => null,
  () => true,
  () => 0,
  () => -1,
  () => -0,
  () => 0.5,
  () => 2_147_483_647,
  () => 2_147_483_648,
  () => Number.MAX_SAFE_INTEGER + 2,
  () => 1e308,
  () => '',
  () => ' ',
  () => '\u0000',
  () => 'a\u0000b',
  () => '\ud800',
  () => 'a\udc00b',
  () => '\u202e\u200b\ufeff',
  () => '👩‍👩‍👧‍👦'.repeat(40),
  () => 'é'.normalize('NFD').repeat(75),
  () => 'x'.repeat(301),
  () => 'ß'.repeat(20_001),
  () => '9'.repeat(400),
  () => 'NaN',
  () => 'Infinity',
  () => '1e400',
  () => '0x10',
  () => '-0',
  () => 'null',
  () => '2026-02-30T25:61:00Z',
  () => '0000-01-01T00:00:00Z',
  () => '9999-12-31T23:59:59.999Z',
  () => '00000000-0000-0000-0000-000000000000',
  () => 'ffffffff-ffff-ffff-ffff-ffffffffffff',
  () => [],
  () => [[]],
  () => ({}),
  () => ({ length: 3 }),
  () => ({ toString: 1, valueOf: null }),
  () => ({ constructor: { name: 'Object' } }),
  () => nested(40),
  () => Array.from({ length: 1000 }, () => 1),
  (random) => random.bytes(40).toString('latin1'),
  (random) => random.pick(hostileTexts),
  (random) => [random.pick(hostileTexts)],
];

type Container = Record<string, unknown> | unknown[];
const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

/** Some place in a value: what holds it, and under which key. */
function placeIn(random: Random, value: Container): { holder: Container; key: string } | undefined {
  const keys = Object.keys(value);
  if (keys.length === 0) return undefined;
  const key = random.pick(keys);
  const inner = (value as Record<string, unknown>)[key];
  const deeper = isContainer(inner) && random.below(3) > 0 ? placeIn(random, inner) : undefined;
  return deeper ?? { holder: value, key };
}

export const strangeValue = (random: Random): unknown => random.pick(strange)(random);

/** A good value with one thing wrong: replaced, missing, wrapped, doubled, or with something beside it. */
export function spoilt(random: Random, value: unknown): unknown {
  const copy: unknown = structuredClone(value);
  const place = isContainer(copy) ? placeIn(random, copy) : undefined;
  if (!place || random.below(12) === 0) return strangeValue(random);
  const { holder, key } = place as { holder: Record<string, unknown>; key: string };
  const inner = holder[key];
  random.pick([
    () => (holder[key] = strangeValue(random)),
    () => (holder[key] = strangeValue(random)),
    () => Reflect.deleteProperty(holder, key),
    () => (holder[key] = [inner]),
    () => (holder[key] = { [key]: inner }),
    () => (holder[key] = String(inner)),
    () => (holder[key] = typeof inner === 'string' ? `${inner}x`.repeat(2) : strangeValue(random)),
    () =>
      (holder[random.pick(['_id', 'role', 'isAdmin', 'author', 'constructor', 'hasOwnProperty', 'then'])] =
        'admin'),
  ])();
  return copy;
}
