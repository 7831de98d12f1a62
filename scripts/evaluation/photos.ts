// The photo set, as its manifest lists it. It lies outside the project and is not needed to build or run it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Picture } from '../../packages/classifier/src/preprocess.ts';

export interface Photo {
  path: string;
  split: string;
  label: string;
  source: string;
}

export function readManifest(dataset: string): Photo[] {
  const [header = '', ...lines] = readFileSync(join(dataset, 'manifest.csv'), 'utf8').trim().split(/\r?\n/);
  const names = cells(header);
  return lines.map((line) => {
    const row = Object.fromEntries(cells(line).map((cell, index) => [names[index], cell]));
    return { path: row.path!, split: row.split!, label: row.label!, source: row.source! };
  });
}

/** Commas inside quotes belong to the cell. */
function cells(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}

export async function decode(file: string): Promise<Picture> {
  const { data, info } = await sharp(file)
    .rotate()
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: 3 };
}
