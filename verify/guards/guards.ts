type Guard = {
  guard: string;
  /** Files that break the rule, by path in the copy. */
  offender: Record<string, string>;
  command: string[];
  /** The working directory; the root by default. */
  folder?: string;
  /** The expected output of the guard. */
  complaint: RegExp;
};

const folders = ['apps', 'packages', 'services', 'e2e', 'scripts', 'ops', 'verify', 'bench'];
const walls = ['depcruise', ...folders, '--config', '.dependency-cruiser.cjs'];
const lint = (path: string) => ['oxlint', '--type-aware', '--deny-warnings', path];
const vitest = (folder: string, path: string) => ({ folder, command: ['vitest', 'run', path] });

/** A wall and a file that violates it. */
const wall = (
  name: string,
  path: string,
  source: string,
  neighbours: Record<string, string> = {},
): Guard => ({
  guard: `wall ${name}`,
  offender: { ...neighbours, [path]: source },
  command: walls,
  complaint: new RegExp(`error ${name}: ${path}`),
});

const lintRule = (
  rule: string,
  path: string,
  source: string,
  neighbours: Record<string, string> = {},
): Guard => ({
  guard: `lint ${rule}`,
  offender: { ...neighbours, [path]: source },
  command: lint(path),
  complaint: new RegExp(rule),
});

/** Replaces the journeys of the error screen so that a text of the specification is not asserted. */
const specified = (guard: string, source: string, complaint: RegExp): Guard => ({
  guard: `specification: ${guard}`,
  offender: {
    'e2e/journeys/failure.spec.ts': `import { expect, test } from '#support/journey.ts';\n${source}\n`,
  },
  command: ['node', 'verify/requirements/check-spec.ts'],
  complaint,
});

const api = 'apps/api/src';
const web = 'apps/web/src';

export const guards: Guard[] = [
  {
    guard: 'format',
    offender: { 'packages/contract/src/offender.ts': 'export const   offender = "x"' },
    command: ['oxfmt', '--check', 'packages/contract/src/offender.ts'],
    complaint: /offender\.ts/,
  },
  {
    guard: 'types',
    offender: { 'packages/contract/src/offender.ts': "export const offender: number = 'text';\n" },
    folder: 'packages/contract',
    command: ['tsc', '--noEmit'],
    complaint: /offender\.ts.*TS2322/,
  },
  {
    guard: 'types: an error code needs a status',
    offender: {
      'packages/contract/src/errors.ts':
        "import { z } from 'zod';\nexport const errorText = { invalid_input: 'a', brand_new: 'b' } as const;\nexport type ErrorCode = keyof typeof errorText;\nexport const ErrorBody = z.object({});\n",
      'apps/api/src/lib/offender.ts':
        "import type { ErrorCode } from '../../../../packages/contract/src/errors.ts';\nexport const status: Record<ErrorCode, number> = { invalid_input: 400 };\n",
    },
    folder: 'apps/api',
    command: ['tsc', '--noEmit'],
    complaint: /offender\.ts.*TS2741/,
  },
  lintRule(
    'no-floating-promises',
    `${api}/lib/offender.ts`,
    "import { save } from './offender-target.ts';\nexport function forget() {\n  save();\n}\n",
    { [`${api}/lib/offender-target.ts`]: 'export const save = async () => 1;\n' },
  ),
  lintRule('filename-case', `${api}/lib/offenderName.ts`, 'export const offender = 1;\n'),
  lintRule(
    'no-explicit-any',
    `${api}/lib/offender.ts`,
    'export const offender = (value: any) => Boolean(value);\n',
  ),
  lintRule(
    'max-lines',
    `${api}/lib/offender.ts`,
    'export const offender = [\n' + '  1,\n'.repeat(310) + '];\n',
  ),
  lintRule(
    'alt-text',
    `${web}/components/offender.tsx`,
    'export const Offender = () => <img src="/a.png" />;\n',
  ),
  {
    guard: 'dead code',
    offender: { 'apps/api/src/lib/offender.ts': 'export const nobodyUsesThis = 1;\n' },
    command: ['knip', '--no-progress'],
    complaint: /offender\.ts/,
  },
  wall('no-cycles', `${api}/lib/offender-a.ts`, "import './offender-b.ts';\n", {
    [`${api}/lib/offender-b.ts`]: "import './offender-a.ts';\n",
  }),
  wall(
    'packages-know-no-app',
    'packages/contract/src/offender.ts',
    "import '../../../apps/api/src/env.ts';\n",
  ),
  wall('apps-do-not-meet', `${web}/lib/offender.ts`, "import '../../../api/src/env.ts';\n"),
  wall('features-do-not-meet', `${web}/features/one/offender.ts`, "import '../two/target.ts';\n", {
    [`${web}/features/two/target.ts`]: 'export {};\n',
  }),
  wall('modules-do-not-meet', `${api}/modules/one/offender.ts`, "import '../two/target.ts';\n", {
    [`${api}/modules/two/target.ts`]: 'export {};\n',
  }),
  wall('shared-code-knows-no-feature', `${web}/lib/offender.ts`, "import '../features/two/target.ts';\n", {
    [`${web}/features/two/target.ts`]: 'export {};\n',
  }),
  wall(
    'sql-only-in-repositories',
    `${api}/modules/one/one.service.ts`,
    "import { sql } from 'kysely';\nexport const offender = sql;\n",
  ),
  wall(
    'repositories-know-no-http',
    `${api}/modules/one/one.repository.ts`,
    "import fastify from 'fastify';\nexport const offender = fastify;\n",
  ),
  wall(
    'production-needs-no-development-code',
    `${api}/lib/offender.ts`,
    "import '../../../../services/src/local-env.ts';\n",
  ),
  wall('production-needs-no-development-code', 'ops/offender.ts', "import '../services/src/local-env.ts';\n"),
  wall(
    'production-needs-no-development-code',
    'packages/contract/src/offender.ts',
    "import '../../../verify/kit/statistics.ts';\n",
  ),
  wall('product-needs-no-operator-command', `${api}/lib/offender.ts`, "import '../../../../ops/admin.ts';\n"),
  wall('proofs-share-only-the-kit', 'verify/attack/offender.ts', "import '../faults/prove.ts';\n"),
  wall('servers-know-no-product', 'services/src/offender.ts', "import '../../apps/api/src/env.ts';\n"),
  wall('api-foundation-knows-no-module', `${api}/lib/offender.ts`, "import '../modules/two/target.ts';\n", {
    [`${api}/modules/two/target.ts`]: 'export {};\n',
  }),
  wall('modules-do-not-meet', `${api}/modules/photo/offender.ts`, "import '../two/target.ts';\n", {
    [`${api}/modules/two/target.ts`]: 'export {};\n',
  }),
  wall('browser-knows-no-node', `${web}/components/offender.ts`, "import 'node:fs';\n"),
  {
    guard: 'a failing unit test fails the run',
    offender: {
      'apps/web/src/lib/offender.test.ts':
        "import { expect, test } from 'vitest';\ntest('one is two', () => expect(1).toBe(2));\n",
    },
    ...vitest('apps/web', 'src/lib/offender.test.ts'),
    complaint: /1 failed/,
  },
  {
    guard: 'a console error fails a web test',
    offender: {
      'apps/web/src/lib/offender.test.ts':
        "import { test } from 'vitest';\ntest('complains', () => console.error('broken'));\n",
    },
    ...vitest('apps/web', 'src/lib/offender.test.ts'),
    complaint: /console errors[\s\S]*broken/,
  },
  {
    guard: 'an unexpected request fails a web test',
    offender: {
      'apps/web/src/lib/offender.test.ts':
        "import { test } from 'vitest';\ntest('calls out', async () => void (await fetch('http://localhost/api/unknown')));\n",
    },
    ...vitest('apps/web', 'src/lib/offender.test.ts'),
    complaint: /without a matching request handler/,
  },
  {
    guard: 'specification: a row that is missing',
    offender: {
      'verify/requirements/tables/legal-screens.ts':
        "import type { Group } from '../row.ts';\nexport const legalScreens: Group[] = [];\n",
    },
    command: ['node', 'verify/requirements/check-spec.ts'],
    complaint: /2 legal has 0 rows, 6 expected/,
  },
  {
    guard: 'specification: a document that is stale',
    offender: { 'docs/requirements.md': '# Requirements\n' },
    command: ['node', 'verify/requirements/check-spec.ts'],
    complaint: /docs\/requirements\.md is stale/,
  },
  specified(
    'a text without its test',
    "test('another', ({ page }) => expect(page).toHaveTitle('PilahBumi'));",
    /error screen title .*has no test/,
  ),
  specified(
    'a text in a test that is skipped',
    "test.skip('is loaded again by the button', ({ page }) => page.getByText('Refresh Halaman').click());",
    /error screen button .*has no test/,
  ),
  specified(
    'a text outside of any assertion',
    "test('is loaded again by the button', ({ page }) => page.getByLabel('Cari').fill('Refresh Halaman'));",
    /error screen button .*does not assert it/,
  ),
  specified(
    'a text that must not be there',
    "test('is loaded again by the button', ({ page }) => expect(page.getByText('Refresh Halaman')).toHaveCount(0));",
    /error screen button .*does not assert it/,
  ),
  {
    guard: 'security requirements: a test that is gone',
    offender: {
      'apps/api/src/plugins/errors.test.ts': "import { test } from 'vitest';\ntest.todo('nothing');\n",
    },
    command: ['node', 'verify/requirements/asvs/check-asvs.ts'],
    complaint: /errors\.test\.ts has no test "bytes that are no HTTP/,
  },
  {
    guard: 'security requirements: a row that is missing',
    offender: { 'docs/security/asvs.md': '## Open\n\n## V1\n' },
    command: ['node', 'verify/requirements/asvs/check-asvs.ts'],
    complaint: /1\.1\.1 of level 2 has no row/,
  },
  {
    guard: 'migrations: an index that blocks writers',
    offender: {
      'apps/api/src/db/migrations/9999_offender.sql': 'create index offender_idx on app.post (created_at);\n',
    },
    command: ['node', 'verify/migrations/check-migrations.ts'],
    complaint: /require-concurrent-index-creation/,
  },
  {
    guard: 'migrations: a constraint that is validated under its lock',
    offender: {
      'apps/api/src/db/migrations/9999_offender.sql':
        'alter table app.post add constraint offender check (seq > 0) not valid;\nalter table app.post validate constraint offender;\n',
    },
    command: ['node', 'verify/migrations/check-migrations.ts'],
    complaint: /constraint-missing-not-valid/,
  },
  {
    guard: 'migrations: a timeout of its own',
    offender: { 'apps/api/src/db/migrations/9999_offender.sql': "set local lock_timeout = '1h';\n" },
    command: ['node', 'verify/migrations/check-migrations.ts'],
    complaint: /transactions and timeouts are those of the runner/,
  },
  {
    guard: 'licences',
    offender: { 'verify/licences/allowed.json': '{ "licences": ["MIT"], "exceptions": [], "least": 1 }\n' },
    command: ['node', 'verify/licences/check.ts'],
    complaint: /libheif-js .*: LGPL-3\.0 is not in/,
  },
  {
    guard: 'dependencies: one that no decision names',
    offender: { 'packages/offender/package.json': '{ "dependencies": { "left-pad": "1.3.0" } }\n' },
    command: ['node', 'verify/guards/check-dependencies.ts'],
    complaint: /does not name left-pad/,
  },
  {
    guard: 'plain words: a name',
    offender: { 'apps/api/src/lib/offender.ts': 'export const patienceMs = 1;\n' },
    command: ['node', 'verify/guards/check-words.ts'],
    complaint: /offender\.ts:1: patienceMs/,
  },
  {
    guard: 'plain words: a comment',
    offender: {
      'apps/api/src/lib/offender.ts': '// Too dear to compute twice.\nexport const offender = 1;\n',
    },
    command: ['node', 'verify/guards/check-words.ts'],
    complaint: /offender\.ts:1: dear/,
  },
  {
    guard: 'environment example',
    offender: { '.env.example': '# A line about nothing.\n# NOBODY_READS_THIS=1\n' },
    command: ['node', 'verify/guards/check-env-example.ts'],
    complaint: /lacks: .*PORT_BASE[\s\S]*unused variables: NOBODY_READS_THIS/,
  },
];
