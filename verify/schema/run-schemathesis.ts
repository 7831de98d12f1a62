import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { schemathesis } from './program.ts';

/** Not `positive_data_acceptance`: a wrong password or a used-up code is valid input that is refused. */
const checks = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
  'negative_data_rejection',
];

/** A stream does not end, and the others end the session that the rest needs. */
const excludedPaths = [
  '/community/live',
  '/auth/logout',
  '/account/sessions/revoke-all',
  '/account/delete',
  '/account/sessions/{id}',
];

type Failure = { title: string; count: number; operations: string[] };
export type Report = {
  operations: { tested: number };
  test_cases: { generated: number };
  failures: Failure[];
  errors: Failure[];
};

type Options = {
  /** Holds the document, and what the run writes. */
  folder: string;
  address: string;
  headers: Record<string, string>;
  seed: number;
  isShort: boolean;
};

/** Sends generated requests to the API and compares the responses with the document. */
export async function runSchemathesis(options: Options): Promise<Report> {
  const { folder, address, headers, seed, isShort } = options;
  const { arguments: start, environment } = await schemathesis();
  const report = join(folder, 'report.json');
  const child = spawn(
    'python3',
    [...start, 'run', join(folder, 'openapi.json'), `--url=${address}`, `--seed=${seed}`]
      .concat([`--checks=${checks.join()}`, '--mode=all', '--continue-on-failure', '--warnings=off'])
      .concat([isShort ? '--phases=fuzzing' : '--phases=coverage,fuzzing'])
      .concat([`--max-examples=${isShort ? 3 : 20}`])
      .concat(['--no-shrink', '--suppress-health-check=all', '--request-timeout=20'])
      .concat(['--generation-database=none', '--report=json', `--report-json-path=${report}`])
      .concat(excludedPaths.map((path) => `--exclude-path=${path}`))
      .concat(Object.entries(headers).map(([name, value]) => `--header=${name}: ${value}`)),
    {
      cwd: folder,
      env: environment,
      stdio: ['ignore', 'inherit', 'inherit'],
      timeout: isShort ? 120_000 : 1_800_000,
    },
  );
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  // It ends with 1 when it has found something, which the report says too.
  if (code !== 0 && code !== 1) throw new Error(`Schemathesis ended with ${signal ?? code}`);
  return JSON.parse(await readFile(report, 'utf8')) as Report;
}
