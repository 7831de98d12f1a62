import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Mapping } from './mapping.ts';
import type { Place } from './place.ts';
import { formatOf, readPlaces } from './read-places.ts';

export type PlaceFile = { places: Place[]; mapping: Mapping; sha256: string };

/** content/places/sipsn-2023-03.csv.gz is mapped by content/places/sipsn-2023-03.json. */
const mappingBeside = (file: string) => file.replace(/\.(csv|geojson|json)(\.gz|\.br)?$/, '.json');

function unpack(file: string, bytes: Buffer): string {
  if (file.endsWith('.gz')) return gunzipSync(bytes).toString('utf8');
  if (file.endsWith('.br')) return brotliDecompressSync(bytes).toString('utf8');
  return bytes.toString('utf8');
}

/** Reads a file of places; a mapping that is not named lies beside it. */
export async function readPlaceFile(file: string, mappingFile = mappingBeside(file)): Promise<PlaceFile> {
  const bytes = await readFile(file);
  const mapping = Mapping.parse(JSON.parse(await readFile(mappingFile, 'utf8')));
  const text = unpack(file, bytes);
  return {
    places: readPlaces(text, formatOf(basename(file), text), mapping),
    mapping,
    sha256: createHash('sha256').update(text).digest('hex'),
  };
}
