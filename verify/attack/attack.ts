// Security tests against the built product: `pnpm test:attack [--short] [--seed 12] [--only matrix] [--control] [--built]`.
// `--built`: the product is built and the servers run already. The control run puts a false responder between
// the tests and the product: every false response must be detected.
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { root } from '@app/services/src/local-env.ts';
import { control } from './control.ts';
import { allEndpoints } from '../kit/http/endpoints.ts';
import { withRetries, createSender } from '../kit/http/http-client.ts';
import { startGateway } from './gateway.ts';
import { fuzz } from './fuzz/fuzz.ts';
import { checkAllHeaders } from './headers.ts';
import { injection } from './injection/injection.ts';
import { gaps, matrix } from './matrix/matrix.ts';
import { startProduct } from '../kit/product/api.ts';
import { sessions } from './sessions.ts';
import { conclude } from '../kit/conclude.ts';
import { percentile, rounded } from '../kit/statistics.ts';
import { ensurePrograms } from '@app/services/src/machine/ensure.ts';

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    seed: { type: 'string', default: '12' },
    requests: { type: 'string' },
    only: { type: 'string' },
    built: { type: 'boolean', default: false },
    control: { type: 'boolean', default: false },
  },
});
const seed = Number(values.seed);
const requests = Number(values.requests ?? (values.short ? 5000 : 100_000));
console.info(`seed ${seed}, ${requests} requests`);

await ensurePrograms('servers', 'gateway');
if (!values.built) {
  execFileSync('pnpm', ['services', 'up'], { cwd: root, stdio: 'inherit' });
  execFileSync('pnpm', ['build'], { cwd: root, stdio: 'ignore' });
}

const routes = await allEndpoints();
const product = await startProduct('attack', 2);
const raw = product.addresses.map(createSender);
const instances = raw.map(withRetries);
let turn = 0;
let opened: ReturnType<typeof startGateway> | undefined;
/** Started on first use: not every part needs it, and it is expensive to start. */
const gatewaySender = async () => createSender((await (opened ??= startGateway(product))).address);

const parts = {
  sessions: () => sessions({ product, instances }),
  matrix: async () => {
    const { problems, cells } = await matrix({ product, send: instances[0]!, routes });
    return { cells, problems: [...gaps(routes), ...problems] };
  },
  headers: async () => checkAllHeaders({ send: await gatewaySender() }),
  injection: async () =>
    injection({
      product,
      send: instances[0]!,
      gateway: await gatewaySender(),
      routes,
      limit: values.short ? 10 : 100,
    }),
  fuzz: () =>
    fuzz({ product, send: (request) => raw[(turn += 1) % raw.length]!(request), routes, requests, seed }),
  control: async () => ({
    problems: values.control
      ? await control({ product, instances, openGateway: gatewaySender, routes, seed })
      : [],
  }),
};
type Name = keyof typeof parts;
const isSelected = (name: Name) =>
  values.control ? name === 'control' : !values.only || values.only === name;

async function run() {
  try {
    const results: { [N in Name]?: Awaited<ReturnType<(typeof parts)[N]>> } = {};
    for (const name of Object.keys(parts) as Name[]) {
      if (!isSelected(name)) continue;
      const began = performance.now();
      const result = await parts[name]();
      Object.assign(results, { [name]: result });
      console.info(
        `${name}: ${result.problems.length} problems, ${Math.round((performance.now() - began) / 1000)} s`,
      );
      for (const problem of result.problems.slice(0, 60)) console.error(`  ${problem}`);
    }
    const productProblems = [
      ...product.loggedErrors.map((line) => `an error in the log: ${line.slice(0, 600)}`),
      ...(product.isAlive() ? [] : ['an instance of the API has exited']),
    ];
    for (const problem of productProblems.slice(0, 20)) console.error(problem);
    return { results, productProblems };
  } finally {
    await opened?.then(
      (door) => door.stop(),
      () => undefined,
    );
    await product.stop();
  }
}

const { results, productProblems } = await run();
const counts = [...(results.fuzz?.perEndpoint.values() ?? [])];
const times = results.fuzz?.times ?? [];
const result = {
  seed,
  seconds: rounded(performance.now() / 1000),
  requests: results.fuzz?.requests ?? 0,
  endpoints: routes.length,
  leastPerEndpoint: counts.length > 0 ? Math.min(...counts) : 0,
  statuses: results.fuzz?.perStatus ?? {},
  unavailableShare: (results.fuzz?.unavailable ?? 0) / Math.max(1, times.length),
  p99Ms: rounded(percentile(times, 0.99)),
  cells: results.matrix?.cells ?? 0,
  headerKinds: results.headers?.kinds ?? 0,
  sessionChecks: results.sessions?.checks ?? 0,
  hostileTexts: results.injection?.texts ?? 0,
  textFields: results.injection?.fields ?? 0,
  publicPages: results.injection?.pages ?? 0,
  problems:
    productProblems.length + Object.values(results).reduce((sum, { problems }) => sum + problems.length, 0),
  control: values.control,
};

conclude(import.meta.dirname, 'attack', result, (floors) => {
  const isWhole = values.only === undefined && !values.control;
  const isFull = isWhole && !values.short;
  const atLeast = (name: 'cells' | 'headerKinds' | 'sessionChecks' | 'hostileTexts' | 'publicPages') =>
    result[name] < floors[name] && `${name} is below ${floors[name]}`;
  return [
    result.problems > floors.problems && `${result.problems} problems`,
    isWhole && result.requests < requests && 'there were too few requests',
    isWhole && atLeast('cells'),
    isWhole && atLeast('headerKinds'),
    isWhole && atLeast('sessionChecks'),
    isFull && result.requests < floors.requests && 'there were too few requests',
    isFull && atLeast('hostileTexts'),
    isFull && atLeast('publicPages'),
    isFull && result.leastPerEndpoint < floors.leastPerEndpoint && 'an endpoint got too few requests',
    isFull && result.p99Ms > floors.p99Ms && `the p99 response time is over ${floors.p99Ms} ms`,
    isFull && result.unavailableShare > floors.unavailableShare && 'too many requests had to be repeated',
  ];
});
