import { randomUUID } from 'node:crypto';
import type { Random } from '@app/api/test/random';
import { shippedModel } from '@app/classifier/settings';
import type { Shape } from './shape.ts';

/** Ids of rows that exist, by the name of the field that carries them. */
export type KnownIds = Record<string, string[]>;
export type Source = { random: Random; ids: KnownIds };

const words = 'pilah sampah botol kardus kompos dapur warga 🌱 élan ibu-ibu 中文 naïve'.split(' ');

/** For what the document cannot say in full: a few values that the contract agrees to. */
const samples: Record<string, readonly string[]> = {
  phone: ['+6281234567890', '', '081234567890'],
  wasteTypes: ['pet-bening', 'pet-bening,kardus'],
  path: ['/', '/community/x'],
  confirmation: ['HAPUS'],
  modelSha256: [shippedModel.sha256, shippedModel.sha256, 'a'.repeat(64)],
  tag: ['kompos', 'bank sampah'],
  tags: ['kompos', 'bank sampah', 'daur ulang'],
};

function text({ random }: Source, { minLength = 0, maxLength = 200 }: Shape): string {
  const longest = Math.min(maxLength, 20_000);
  const length = random.pick([
    minLength,
    longest,
    minLength + random.below(Math.min(longest - minLength, 200) + 1),
  ]);
  let written = '';
  while (written.length < length) written += `${random.pick(words)} `;
  // Cut so that no character is halved; the ends are letters, for the contract trims.
  return written
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/u, 'a')
    .replace(/^\s|\s$/g, 'a');
}

function number({ random }: Source, shape: Shape): number {
  const low = Math.max(shape.minimum ?? -1_000_000, -9_007_199_254_740_991);
  const high = Math.min(shape.maximum ?? 1_000_000, 9_007_199_254_740_991);
  const between = low + ((high - low) * random.below(1_000_001)) / 1_000_000;
  const chosen = random.pick([low, high, between, between]);
  return shape.type === 'integer' ? Math.round(chosen) : chosen;
}

function string(source: Source, shape: Shape, name: string): string {
  const { random, ids } = source;
  const existing = ids[name];
  switch (shape.format) {
    case 'uuid':
      return existing?.length && random.below(10) > 1 ? random.pick(existing) : randomUUID();
    case 'date-time':
      return new Date(Date.now() - random.below(2_000_000_000)).toISOString();
    case 'date':
      return new Date(Date.now() - random.below(2_000_000_000)).toISOString().slice(0, 10);
    case 'uri':
      return random.pick(['https://contoh.id/', 'http://contoh.id/a?b=c#d']);
    case 'email':
      return `orang${random.below(1000)}@contoh.id`;
    case undefined:
    default:
  }
  if (name === 'email') return `orang${random.below(1000)}@contoh.id`;
  if (name === 'password' || name.endsWith('Password'))
    return random.pick(['kotak-kuning-7', 'jendela biru 3']);
  const listed = samples[name];
  return listed ? random.pick(listed) : text(source, shape);
}

/** A value that the contract should accept, at its bounds as often as between them. */
export function good(source: Source, shape: Shape, name = ''): unknown {
  const { random } = source;
  if ('const' in shape) return shape.const;
  if (shape.enum) return random.pick(shape.enum);
  const options = shape.anyOf ?? shape.oneOf;
  if (options && shape.format !== 'binary') return good(source, random.pick(options), name);
  switch (shape.type) {
    case 'object': {
      const { properties = {}, required = [] } = shape;
      const kept = Object.entries(properties).filter(
        ([key]) => required.includes(key) || random.below(2) === 0,
      );
      return Object.fromEntries(kept.map(([key, inner]) => [key, good(source, inner, key)]));
    }
    case 'array': {
      const { minItems = 0, maxItems = 10, items = {} } = shape;
      const most = Math.min(maxItems, 30);
      const length = random.pick([minItems, most, minItems + random.below(most - minItems + 1)]);
      return Array.from({ length }, () => good(source, items, name));
    }
    case 'string':
      return string(source, shape, name);
    case 'integer':
    case 'number':
      return name === 'id' && source.ids.pieceId?.length
        ? Number(random.pick(source.ids.pieceId))
        : number(source, shape);
    case 'boolean':
      return random.below(2) === 0;
    case undefined:
    default:
      return null;
  }
}
