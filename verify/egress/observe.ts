// Runs inside the namespaces of `runApart`: starts the program, and prints what it tried to reach and wrote.
import { type ChildProcess, spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { jpeg } from '@app/api/test/photos.ts';
import { root } from '@app/services/src/local-env.ts';
import { cacheFolder } from '../kit/process/apart.ts';
import { listeningAddress } from '../kit/process/server-process.ts';

export type Observed = {
  /** Names that were looked up. */
  lookups: string[];
  /** Attempts to send to an address outside. */
  unreachable: number;
  /** Files in the cache folder of home. */
  files: string[];
  seconds: number;
  material: string | undefined;
};

const [kind, seconds] = process.argv.slice(2);
const lookups: string[] = [];

const names = createSocket('udp4').bind(53, '127.0.0.1');
await once(names, 'listening');
names.on('message', (query) => lookups.push(nameIn(query)));

/** The name of a DNS question: labels, each after its length. */
function nameIn(query: Buffer): string {
  const labels: string[] = [];
  for (let at = 12; query[at]; at += query[at]! + 1)
    labels.push(query.toString('latin1', at + 1, at + 1 + query[at]!));
  return labels.join('.');
}

/** The kernel counts what it cannot send, for lack of a route, per network namespace. */
function unreachable(): number {
  const [header = '', values = ''] = readFileSync('/proc/net/snmp', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('Ip:'));
  return Number(values.split(' ')[header.split(' ').indexOf('OutNoRoutes')]);
}

/** Loads the library as a program does that knows nothing of its telemetry. */
const library = `
  import { createRequire } from 'node:module';
  const { InferenceSession } = createRequire(${JSON.stringify(join(root, 'apps/api/package.json'))})('onnxruntime-node');
  await InferenceSession.create(${JSON.stringify(join(root, 'packages/classifier/model/model.onnx'))});
  setInterval(() => undefined, 1000);`;

function startLibrary(): ChildProcess {
  // As a library that knows an address without looking it up.
  connect(443, '192.0.2.1').on('error', () => undefined);
  return spawn(process.execPath, ['--input-type=module', '--eval', library], { env: {}, stdio: 'ignore' });
}

async function startClassifier() {
  const child = spawn(process.execPath, [join(root, 'apps/api/dist/classifier.js')], {
    env: { PORT: '0', NODE_ENV: 'production', CLASSIFIER_PROCESSES: '1', CLASSIFIER_DEADLINE_MS: '30000' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await listeningAddress(child, 'the classifier');
  const response = await fetch(`${address}/photos?purpose=classify-and-keep`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: new Uint8Array(await jpeg()),
  });
  const { interpretation } = (await response.json()) as {
    interpretation?: { predictions: { material: string }[] };
  };
  return { child, material: interpretation?.predictions[0]?.material };
}

const filesInCache = () =>
  readdirSync(cacheFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

const began = performance.now();
const elapsed = () => (performance.now() - began) / 1000;
const { child, material } =
  kind === 'classifier' ? await startClassifier() : { child: startLibrary(), material: undefined };
while (elapsed() < Number(seconds) && !(lookups.length > 0 && filesInCache().length > 0)) await pause(200);
const observed: Observed = {
  lookups: [...new Set(lookups)],
  unreachable: unreachable(),
  files: filesInCache(),
  seconds: Math.round(elapsed() * 10) / 10,
  material,
};
child.kill('SIGKILL');
names.close();
console.info(JSON.stringify(observed));
process.exit(0);
