import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Base = { path: string; completedAt: Date };

const pattern = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)$/;

/** Without colons, which many file systems do not allow. */
export const timestampName = (time: Date) => time.toISOString().replaceAll(':', '-');

/** Complete base backups, oldest first. A folder without a timestamp name is an incomplete backup. */
export function listBases(folder: string): Base[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .toSorted()
    .flatMap((name) => {
      const [, hour, minute, second] = pattern.exec(name) ?? [];
      return hour ? [{ path: join(folder, name), completedAt: new Date(`${hour}:${minute}:${second}`) }] : [];
    });
}

/** The segment of the write-ahead log that a restore of this backup begins with. */
export function firstSegmentOf({ path }: Base): string {
  const label = readFileSync(join(path, 'backup_label'), 'utf8');
  const segment = /\(file ([0-9A-F]{24})\)/.exec(label)?.[1];
  if (!segment) throw new Error(`${path}/backup_label names no segment`);
  return segment;
}

type Manifest = { 'WAL-Ranges': { Timeline: number; 'End-LSN': string }[] };

const segmentSize = 16 * 1024 * 1024;

/** The last segment that the backup needs to be consistent. */
export function lastSegmentOf(path: string): string {
  const manifest = JSON.parse(readFileSync(join(path, 'backup_manifest'), 'utf8')) as Manifest;
  const range = manifest['WAL-Ranges'].at(-1);
  const [high = '0', low = '0'] = range?.['End-LSN'].split('/') ?? [];
  const hexadecimal = (number: number) => number.toString(16).toUpperCase().padStart(8, '0');
  const withinFile = Math.floor(Math.max(0, Number.parseInt(low, 16) - 1) / segmentSize);
  return `${hexadecimal(range?.Timeline ?? 1)}${high.padStart(8, '0')}${hexadecimal(withinFile)}`;
}
