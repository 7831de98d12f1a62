// The API keeps to its OpenAPI document: `pnpm test:schema [--short] [--seed 12] [--control] [--built]`.
// The control run reads a document with a wrong type and must find the difference.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { conclude } from '../kit/conclude.ts';
import { prepareApi } from '../kit/product/prepare-api.ts';
import { startProduct } from '../kit/product/api.ts';
import { addUser, bearerOf } from '../kit/product/users.ts';
import { rounded } from '../kit/statistics.ts';
import { saveDocument } from './document.ts';
import { type Report, runSchemathesis } from './run-schemathesis.ts';

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    seed: { type: 'string', default: '12' },
    built: { type: 'boolean', default: false },
    control: { type: 'boolean', default: false },
  },
});
const seed = Number(values.seed);

if (!values.built) prepareApi();
const product = await startProduct('schema', 1);
const folder = await mkdtemp(join(tmpdir(), 'pilahbumi-schema-'));

async function measure() {
  try {
    const address = product.addresses[0]!;
    await saveDocument(address, join(folder, 'openapi.json'), values.control);
    const headers = bearerOf(await addUser(product.db));
    const isShort = values.short || values.control;
    const reports: Report[] = [];
    // A visitor is refused by most endpoints, which the short run leaves out.
    for (const sender of isShort ? [headers] : [{}, headers])
      reports.push(await runSchemathesis({ folder, address, seed, isShort, headers: sender }));
    const { ok: isSignedIn } = await fetch(`${address}/auth/me`, { headers });
    const failures: Record<string, number> = {};
    for (const { title, count } of reports.flatMap((one) => [...one.failures, ...one.errors]))
      failures[title] = (failures[title] ?? 0) + count;
    for (const line of product.loggedErrors.slice(0, 20)) console.error(line);
    return {
      endpoints: Math.min(...reports.map(({ operations }) => operations.tested)),
      requests: reports.reduce((sum, { test_cases }) => sum + test_cases.generated, 0),
      failures,
      loggedErrors: product.loggedErrors.length,
      isSignedIn,
    };
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const figures = await measure();
const total = Object.values(figures.failures).reduce((sum, count) => sum + count, 0);
const result = {
  seed,
  ...figures,
  total,
  seconds: rounded(performance.now() / 1000),
  control: values.control,
};
conclude(import.meta.dirname, 'schema', result, (floors) =>
  values.control
    ? [total === 0 && 'no difference from a wrong document: this test cannot fail']
    : [
        result.endpoints < floors.endpoints && `only ${result.endpoints} endpoints`,
        !values.short && result.requests < floors.requests && `only ${result.requests} requests`,
        total > floors.total && `${total} responses or requests differ from the document`,
        result.loggedErrors > floors.loggedErrors && `${result.loggedErrors} errors in the log`,
        !result.isSignedIn && 'a request has ended the session of the member',
      ],
);
