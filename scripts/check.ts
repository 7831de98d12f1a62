// Everything that must hold before a commit lands: `pnpm check`. CI runs the same.
import { programsFor, runSteps } from './product/steps.ts';

await runSteps([
  programsFor('servers', 'checks'),
  { title: 'Format', command: ['pnpm', 'format:check'] },
  { title: 'Types', command: ['pnpm', 'typecheck'] },
  { title: 'Lint', command: ['pnpm', 'lint'] },
  { title: 'Walls', command: ['pnpm', 'walls'] },
  { title: 'Dead code', command: ['pnpm', 'unused'] },
  { title: 'Specification', command: ['pnpm', 'check:spec'] },
  { title: 'Security requirements', command: ['node', 'verify/requirements/asvs/check-asvs.ts'] },
  { title: 'Licences', command: ['pnpm', 'check:licences'] },
  { title: 'Environment example', command: ['node', 'verify/guards/check-env-example.ts'] },
  { title: 'Real servers', command: ['pnpm', 'services', 'up'] },
  { title: 'Generated table types', command: ['pnpm', '--filter', '@app/api', 'db:types:check'] },
]);
