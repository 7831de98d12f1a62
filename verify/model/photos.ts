// The photo dataset, listed by its manifest. It is outside the repository and not needed to build or run the product.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import type { Picture } from '@app/classifier/preprocess';
import { root } from '@app/services/src/local-env.ts';

export interface Photo {
  path: string;
  split: string;
  label: string;
  source: string;
  /** What the thing is, where known: baterai, aerosol. */
  kind: string;
}

export const defaultDataset = '../shared/dataset';

/** The folder of the photos. Exits with 2 when it is missing: neither passed nor failed. */
export function datasetOrExit(named: string): string {
  const dataset = resolve(root, named);
  if (existsSync(join(dataset, 'manifest.csv'))) return dataset;
  console.error(`No photos at ${dataset}. Set their folder with --dataset.`);
  process.exit(2);
}

/** Aerosol cans stand under metal in the first manifest; they are hazardous waste. */
export function readManifest(dataset: string): Photo[] {
  const aerosols = new Map(
    readTable(dataset, 'relabel-aerosol.csv').map(({ path, suggested }) => [path!, suggested!]),
  );
  const kinds = new Map(readTable(dataset, 'details2.csv').map(({ path, kind }) => [path!, kind!]));
  return readTable(dataset, 'manifest.csv').map((row) => {
    const path = row.path!;
    const label = aerosols.get(path) ?? row.label!;
    const kind = aerosols.has(path) ? 'aerosol' : (kinds.get(path) ?? '');
    return { path, split: row.split!, label, source: row.source!, kind };
  });
}

function readTable(dataset: string, name: string): Record<string, string>[] {
  const [header = '', ...lines] = readFileSync(join(dataset, name), 'utf8').trim().split(/\r?\n/);
  const names = cells(header);
  return lines.map((line) => Object.fromEntries(cells(line).map((cell, index) => [names[index], cell])));
}

/** Commas inside quotes belong to the cell. */
function cells(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}

/** At most `count` items, evenly spaced over the list. */
export const sampleEvenly = <T>(list: T[], count: number): T[] =>
  count >= list.length
    ? list
    : Array.from({ length: count }, (_, index) => list[Math.floor((index * list.length) / count)]!);

export async function decode(file: string): Promise<Picture> {
  const { data, info } = await sharp(file)
    .rotate()
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: 3 };
}
