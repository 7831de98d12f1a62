// A stranger's bare Debian, from the clone to the answer: `pnpm test:cold [--ci] [--warm] [--suite bookworm]`. As root.
// The last commit is cloned into a new root that has nothing but Debian's smallest installation; there the demo has to
// start, classify a photo, end on Ctrl-C without leaving a process, and start again. `--ci` runs the whole gate there
// instead, once per release. `--warm` keeps packages between runs, for whoever repairs something.
import { homedir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { assertPortsFree } from '@app/services/src/port-check.ts';
import { ensurePrograms } from '@app/services/src/machine/ensure.ts';
import { type BareMachine, type Shared, startBareMachine } from './namespace.ts';
import { makeBareRoot } from './bare-root.ts';
import { runGate } from './ci.ts';
import floors from './cold.floors.json' with { type: 'json' };
import { startDemo } from './demo.ts';
import { classifyOnePhoto } from '../kit/product/classify-one-photo.ts';

const { values } = parseArgs({
  options: {
    ci: { type: 'boolean', default: false },
    warm: { type: 'boolean', default: false },
    suite: { type: 'string', default: 'bookworm' },
  },
});
if (process.getuid?.() !== 0) throw new Error('a root of its own can be made by root only');
await ensurePrograms('cold');

// Beside those of the host's checkout, whose servers may run.
const port = Number(process.env.PORT_BASE ?? 21_000) + 700;
const variables = { PORT_BASE: `${port}` };
const cache = join(homedir(), '.cache/pilahbumi-cold');
const packages: Shared[] = [
  { host: join(cache, 'apt'), inside: '/var/cache/apt/archives' },
  { host: join(cache, 'pnpm'), inside: '/root/.local/share/pnpm' },
  { host: join(cache, 'npm'), inside: '/root/.npm' },
];

async function tryDemo(machine: BareMachine) {
  const first = await startDemo(machine, variables, floors.firstStartSeconds);
  const photo = await classifyOnePhoto(`http://127.0.0.1:${port}`);
  const firstStop = await first.stop(floors.stopSeconds);
  const second = await startDemo(machine, variables, floors.secondStartSeconds);
  await classifyOnePhoto(`http://127.0.0.1:${port}`);
  const secondStop = await second.stop(floors.stopSeconds);
  return {
    firstStartSeconds: first.seconds,
    secondStartSeconds: second.seconds,
    stopSeconds: Math.max(firstStop, secondStop),
    photo,
  };
}

let root: ReturnType<typeof makeBareRoot> | undefined;
let machine: BareMachine | undefined;

async function cleanUp(): Promise<void> {
  await machine?.stop();
  root?.remove();
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void cleanUp().finally(() => process.exit(1)));
}

await assertPortsFree([port]);
const began = performance.now();
try {
  root = makeBareRoot(values.suite);
  const rootSeconds = Math.round((performance.now() - began) / 1000);
  machine = await startBareMachine(root.folder, values.warm ? packages : []);
  const figures = values.ci
    ? { ciSeconds: await runGate(machine, variables, floors.ciSeconds) }
    : await tryDemo(machine);
  console.info(JSON.stringify({ suite: values.suite, warm: values.warm, rootSeconds, ...figures }));
} finally {
  await cleanUp();
}
