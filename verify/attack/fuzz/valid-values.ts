import { randomUUID } from 'node:crypto';
import type { Random } from '@app/api/test/random.ts';
import { shippedModel } from '@app/classifier/settings';
import type { JsonSchema } from './json-schema.ts';

/** Ids of rows that exist, by the name of the field that carries them. */
export type KnownIds = Record<string, string[]>;
export type Source = { random: Random; ids: KnownIds };

const words = 'pilah sampah botol kardus kompos dapur warga 🌱 élan ibu-ibu 中文 naïve'.split(' ');

/** Fields whose rules JSON Schema cannot express: a few valid values. */
const samples: Record<string, readonly string[]> = {
  phone: ['+6281234567890', '', '081234567890'],
  wasteTypes: ['pet-bening', 'pet-bening,kardus'],
  path: ['/', '/community/x'],
  confirmation: ['HAPUS'],
  modelSha256: [shippedModel.sha256, shippedModel.sha256, 'a'.repeat(64)],
  tag: ['kompos', 'bank sampah'],
  tags: ['kompos', 'bank sampah', 'daur ulang'],
};

function text({ random }: Source, { minLength = 0, maxLength = 200 }: JsonSchema): string {
  const longestLength = Math.min(maxLength, 20_000);
  const length = random.pick([
    minLength,
    longestLength,
    minLength + random.below(Math.min(longestLength - minLength, 200) + 1),
  ]);
  let result = '';
  while (result.length < length) result += `${random.pick(words)} `;
  // Never cut a surrogate pair in half; the ends are letters because the contract trims.
  return result
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/u, 'a')
    .replace(/^\s|\s$/g, 'a');
}

function number({ random }: Source, schema: JsonSchema): number {
  const low = Math.max(schema.minimum ?? -1_000_000, -9_007_199_254_740_991);
  const high = Math.min(schema.maximum ?? 1_000_000, 9_007_199_254_740_991);
  const between = low + ((high - low) * random.below(1_000_001)) / 1_000_000;
  const chosen = random.pick([low, high, between, between]);
  return schema.type === 'integer' ? Math.round(chosen) : chosen;
}

function string(source: Source, schema: JsonSchema, name: string): string {
  const { random, ids } = source;
  const existing = ids[name];
  switch (schema.format) {
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
  return listed ? random.pick(listed) : text(source, schema);
}

/** A value that the contract accepts, at its bounds as often as between them. */
export function validValue(source: Source, schema: JsonSchema, name = ''): unknown {
  const { random } = source;
  if ('const' in schema) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  const options = schema.anyOf ?? schema.oneOf;
  if (options && schema.format !== 'binary') return validValue(source, random.pick(options), name);
  switch (schema.type) {
    case 'object': {
      const { properties = {}, required = [] } = schema;
      const included = Object.entries(properties).filter(
        ([key]) => required.includes(key) || random.below(2) === 0,
      );
      return Object.fromEntries(included.map(([key, inner]) => [key, validValue(source, inner, key)]));
    }
    case 'array': {
      const { minItems = 0, maxItems = 10, items = {} } = schema;
      const limit = Math.min(maxItems, 30);
      const length = random.pick([minItems, limit, minItems + random.below(limit - minItems + 1)]);
      return Array.from({ length }, () => validValue(source, items, name));
    }
    case 'string':
      return string(source, schema, name);
    case 'integer':
    case 'number':
      return name === 'id' && source.ids.pieceId?.length
        ? Number(random.pick(source.ids.pieceId))
        : number(source, schema);
    case 'boolean':
      return random.below(2) === 0;
    case undefined:
    default:
      return null;
  }
}
