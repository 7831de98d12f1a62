import type { Random } from '@app/api/test/random.ts';
import { hostileTexts } from '../hostile-texts.ts';

const nested = (depth: number): unknown =>
  depth === 0 ? 'dasar' : depth % 2 ? [nested(depth - 1)] : { a: nested(depth - 1) };

/** Values that no form sends: other types, boundary values, and hostile texts. */
const unusualValues: ((random: Random) => unknown)[] = [
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

/** A random place in a nested value: its container and key. */
function randomPlaceIn(random: Random, value: Container): { parent: Container; key: string } | undefined {
  const keys = Object.keys(value);
  if (keys.length === 0) return undefined;
  const key = random.pick(keys);
  const inner = (value as Record<string, unknown>)[key];
  const deeper = isContainer(inner) && random.below(3) > 0 ? randomPlaceIn(random, inner) : undefined;
  return deeper ?? { parent: value, key };
}

export const unusualValue = (random: Random): unknown => random.pick(unusualValues)(random);

/** A valid value with one change: replaced, missing, wrapped, doubled, or with an extra property. */
export function corrupted(random: Random, value: unknown): unknown {
  const copy: unknown = structuredClone(value);
  const place = isContainer(copy) ? randomPlaceIn(random, copy) : undefined;
  if (!place || random.below(12) === 0) return unusualValue(random);
  const { parent, key } = place as { parent: Record<string, unknown>; key: string };
  const inner = parent[key];
  random.pick([
    () => (parent[key] = unusualValue(random)),
    () => (parent[key] = unusualValue(random)),
    () => Reflect.deleteProperty(parent, key),
    () => (parent[key] = [inner]),
    () => (parent[key] = { [key]: inner }),
    () => (parent[key] = String(inner)),
    () => (parent[key] = typeof inner === 'string' ? `${inner}x`.repeat(2) : unusualValue(random)),
    () =>
      (parent[random.pick(['_id', 'role', 'isAdmin', 'author', 'constructor', 'hasOwnProperty', 'then'])] =
        'admin'),
  ])();
  return copy;
}
