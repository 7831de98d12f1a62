import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { migrateTables } from '@app/api/src/db/migrate.ts';
import type { Traffic } from './traffic.ts';

const quietMs = 3000;

/** Applies the first files of a folder, as an earlier version did. */
export const applyUpTo = (address: string, folder: URL, last: string) =>
  withFiles(
    folder,
    (name) => name <= last,
    async (files) => void (await migrateTables(address, files)),
  );

/** Applies the other files one after the other, and says what people noticed of each. */
export async function applyUnderTraffic(address: string, folder: URL, after: string, traffic: Traffic) {
  const quietSince = performance.now();
  await pause(quietMs);
  const quiet = traffic.longest(quietSince, performance.now());
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql') && name > after).toSorted();
  const files: Record<string, { seconds: number; writeMs: number; readMs: number }> = {};
  for (const last of names) {
    const since = performance.now();
    await applyUpTo(address, folder, last);
    const until = performance.now();
    const { writeMs, readMs } = traffic.longest(since, until);
    files[last] = { seconds: Math.round((until - since) / 100) / 10, writeMs, readMs };
    console.info(last, files[last]);
  }
  const most = (figure: 'writeMs' | 'readMs') =>
    Math.max(...Object.values(files).map((file) => file[figure]));
  return { quiet, files, longestWriteMs: most('writeMs'), longestReadMs: most('readMs') };
}

async function withFiles(
  folder: URL,
  isIncluded: (name: string) => boolean,
  work: (folder: URL) => Promise<void>,
) {
  const copy = await mkdtemp(join(tmpdir(), 'migrations-'));
  try {
    for (const name of await readdir(folder))
      if (isIncluded(name)) await cp(join(fileURLToPath(folder), name), join(copy, name));
    await work(pathToFileURL(`${copy}/`));
  } finally {
    await rm(copy, { recursive: true });
  }
}
