import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@app/services/src/local-env.ts';
import { writePhotos } from '../kit/dataset/photos.ts';
import { ensurePrograms } from '@app/services/src/machine/ensure.ts';
import { prepareDataset } from './dataset.ts';
import type { Load } from './generator.ts';
import type { Mix } from './mix.ts';
import { instances } from './product.ts';

const assets = join(root, 'apps/web/build/client/assets');
/** Paths of the built scripts and styles, without empty files. */
const builtFiles = (): string[] =>
  readdirSync(assets)
    .filter((name) => /\.(js|css)$/.test(name) && statSync(join(assets, name)).size > 0)
    .map((name) => `/assets/${name}`);

export const sizes = { short: 20_000, full: 1_000_000 };

type Options = { size: number; rebuild: boolean; built: boolean; seed: number; mix: Mix };

/** The servers, the build, the rows and the photos that a load needs. */
export async function prepare({ size, rebuild, built, seed, mix }: Options) {
  await ensurePrograms('servers', 'gateway', 'benchmarks');
  if (!built) {
    execFileSync('pnpm', ['services', 'up'], { cwd: root, stdio: 'inherit' });
    execFileSync('pnpm', ['build'], { cwd: root, stdio: 'ignore' });
  }
  const { address, ...dataset } = await prepareDataset(size, rebuild);
  const { folder, averageBytes } = await writePhotos();
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const load: Load = {
    origin: '',
    seed,
    rate: 1,
    warmUpSeconds: 3,
    seconds: 5,
    mix,
    dataset: { ...dataset, files: builtFiles() },
    photos: folder,
  };
  return { address, load, photoBytes: averageBytes, copies: instances.length };
}
