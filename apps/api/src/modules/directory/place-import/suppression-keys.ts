import { createHash } from 'node:crypto';
import { comparedName } from './place-name.ts';

type Suppressed = { source: string; key: string; name: string; regionCode: string };

const hash = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('hex');

/** The row of a registry. */
export const recordKey = ({ source, key }: Pick<Suppressed, 'source' | 'key'>): string =>
  hash('record', source, key);

/** A place of this name in this kecamatan, or kabupaten where no kecamatan is known, whoever names it. */
export const placeKey = ({ name, regionCode }: Pick<Suppressed, 'name' | 'regionCode'>): string =>
  hash('place', regionCode, comparedName(name).key);
