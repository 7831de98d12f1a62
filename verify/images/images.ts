// The images and compose.yaml, built and run: `IDENTITY_BINARY=path pnpm test:images [--warm]`. As root. The last commit
// is cloned, built and started by a Docker engine that lives in namespaces of its own: processes, mounts, network. No
// image is pulled: what the images are based on is made of Debian's packages under the same names (stand-ins/).
// `--warm` keeps the engine's layers between runs, for whoever repairs something.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensurePrograms } from '@app/services/src/machine/ensure.ts';
import { cloneLastCommit } from '../kit/machine/clone.ts';
import { makeDebian } from '../kit/machine/debian.ts';
import { temporaryFolder } from '../kit/machine/temporary-folder.ts';
import { preparePrograms } from './programs.ts';
import { removeCgroups } from './cgroups.ts';
import { startSeparateNetwork } from './separate-network.ts';

const { values } = parseArgs({ options: { warm: { type: 'boolean', default: false } } });
if (process.getuid?.() !== 0) throw new Error('an engine of its own can be started by root only');
await ensurePrograms('images', 'tools');

const { folder, remove } = temporaryFolder('images');
let network: Awaited<ReturnType<typeof startSeparateNetwork>> | undefined;
let cleaning: Promise<void> | undefined;
const cleanUp = () =>
  (cleaning ??= (async () => {
    await network?.stop();
    removeCgroups(folder);
    remove();
  })());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void cleanUp().finally(() => process.exit(1)));
}

const kept = values.warm ? join(homedir(), '.cache/pilahbumi-images') : folder;
const debian = join(kept, 'debian');
try {
  mkdirSync(join(kept, 'engine'), { recursive: true });
  // Otherwise the engine would start the containers of the last run again, with folders that are gone.
  for (const part of ['containers', 'network', 'volumes'])
    rmSync(join(kept, 'engine', part), { recursive: true, force: true });
  await preparePrograms(folder);
  if (!existsSync(debian)) makeDebian(debian, 'bookworm');
  cloneLastCommit(join(folder, 'clone'));
  network = await startSeparateNetwork(folder);
  const inside = spawn(
    'nsenter',
    network.enter(process.execPath, join(import.meta.dirname, 'inside.ts'), folder, kept),
    {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        // The ports of compose.yaml are its own: nobody else has this network.
        PORT_BASE: '21000',
        DOCKER_HOST: `unix://${folder}/engine.sock`,
        DOCKER_CONFIG: join(folder, 'docker'),
      },
    },
  );
  const [code] = (await once(inside, 'exit')) as [number | null];
  process.exitCode = code ?? 1;
} finally {
  await cleanUp();
}
