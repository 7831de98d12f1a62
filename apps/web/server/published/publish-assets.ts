import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { StoreEnv } from '../env.ts';
import { assetStore } from './asset-store.ts';
import { addRelease } from './releases.ts';

/** The store does not know types by name, and browsers refuse scripts and styles of another. */
const types: Record<string, string> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};
const isCompressed = (name: string) => /\.(br|gz)$/.test(name);
const atOnce = 8;

/** Does the work for all of a list, some at a time. */
async function forEach(names: readonly string[], work: (name: string) => Promise<void>): Promise<void> {
  const waiting = [...names];
  const next = async () => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) await work(name);
  };
  await Promise.all(Array.from({ length: atOnce }, next));
}

/**
 * Puts the files of a build where the gateway finds them when the instance that it asked has another build. May be
 * stopped anywhere and run again: the list of builds is written last.
 */
export async function publishAssets(env: StoreEnv, folder: string, now = new Date()) {
  const files = readdirSync(folder).filter((name) => !isCompressed(name));
  const [some] = files;
  if (some === undefined) throw new Error(`No files in ${folder}`);
  const store = assetStore(env);
  await store.prepare();
  const before = await store.releases();
  const { releases, expired } = addRelease(before, files, now);
  // Not those of an expired build: a run that was stopped may have removed them already.
  const known = new Set(before.filter((release) => releases.includes(release)).flatMap((one) => one.files));
  const missing = files.filter((name) => !known.has(name));
  await forEach(missing, (name) =>
    store.put(name, readFileSync(join(folder, name)), types[extname(name)] ?? 'application/octet-stream'),
  );
  if (!(await store.isReadable(some)))
    throw new Error(`${env.ASSETS_BUCKET} is not readable without a key: the gateway could not serve it`);
  await forEach(expired, (name) => store.remove(name));
  await store.setReleases(releases);
  return { files: files.length, added: missing.length, removed: expired.length, releases: releases.length };
}
