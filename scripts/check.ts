// Everything that must hold before a commit lands: `pnpm check`. CI runs the same, the fast lane first:
// `pnpm check:fast` needs no server and fails within minutes.
import { parseArgs } from 'node:util';
import { programsFor, runSteps, type Step } from './product/steps.ts';

const { values } = parseArgs({ options: { fast: { type: 'boolean', default: false } } });
const withoutServers = [
  '@app/web',
  '@app/scenes',
  '@app/classifier',
  '@app/indonesian',
  '@app/items',
].flatMap((name) => ['--filter', name]);

const fast: Step[] = [
  programsFor('checks'),
  { title: 'Format', command: ['pnpm', 'format:check'] },
  { title: 'Types', command: ['pnpm', 'typecheck'] },
  { title: 'Walls', command: ['pnpm', 'walls'] },
  { title: 'Words', command: ['pnpm', 'check:words'] },
  { title: 'Requirements', command: ['pnpm', 'check:spec'] },
  { title: 'Security requirements', command: ['node', 'verify/requirements/asvs/check-asvs.ts'] },
  { title: 'Environment example', command: ['node', 'verify/guards/check-env-example.ts'] },
  { title: 'Dependencies recorded', command: ['node', 'verify/guards/check-dependencies.ts'] },
  { title: 'Migrations', command: ['pnpm', 'check:migrations'] },
  { title: 'Licences', command: ['pnpm', 'check:licences'] },
  { title: 'Dead code', command: ['pnpm', 'unused'] },
  { title: 'Lint', command: ['pnpm', 'lint'] },
  {
    title: 'Unit tests',
    command: ['pnpm', '--workspace-concurrency=1', '--reporter=append-only', ...withoutServers, 'test'],
    showsEnd: true,
  },
];
const servers: Step[] = [
  programsFor('servers'),
  { title: 'Real servers', command: ['pnpm', 'services', 'up'] },
  { title: 'Generated table types', command: ['pnpm', '--filter', '@app/api', 'db:types:check'] },
];

await runSteps(values.fast ? fast : [...fast, ...servers]);
