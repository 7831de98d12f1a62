import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@app/services/src/free-port.ts';
import { localEnv, root } from '@app/services/src/local-env.ts';
import { waitUntilUp } from '@app/scripts/product/processes.ts';
import { stopProcess } from '../kit/process/server-process.ts';

const web = join(root, 'apps/web');

/** The built site as another build would be: with a file whose name no other build has. */
export function makeRelease(folder: string, name: string) {
  const place = join(folder, name);
  for (const part of ['server', 'build']) cpSync(join(web, part), join(place, part), { recursive: true });
  symlinkSync(join(web, 'node_modules'), join(place, 'node_modules'));
  cpSync(join(web, 'package.json'), join(place, 'package.json'));
  const assets = join(place, 'build/client/assets');
  const chunk = { path: `/assets/chunk-${name}.js`, text: `export const build = '${name}';\n` };
  writeFileSync(join(assets, `chunk-${name}.js`), chunk.text);
  return { place, assets, chunk };
}
export type Release = ReturnType<typeof makeRelease>;

/** A web instance of the release. */
export async function startWeb({ place }: Release, apiAddress: string) {
  const port = await freePort();
  const child: ChildProcess = spawn(process.execPath, ['server/server.ts'], {
    cwd: place,
    env: { ...localEnv(), NODE_ENV: 'production', PORT: `${port}`, API_URL: apiAddress, DRAIN_MS: '0' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await waitUntilUp(`http://127.0.0.1:${port}/health/live`, 30_000);
  return { port, stop: () => stopProcess(child) };
}
