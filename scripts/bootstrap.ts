// The part of ./scripts/bootstrap that needs the packages.
import { programsFor, runSteps } from './product/steps.ts';

await runSteps([
  programsFor('servers', 'gateway', 'checks'),
  { title: 'Real servers', command: ['pnpm', 'services', 'up'] },
  { title: 'Database', command: ['pnpm', '--filter', '@app/api', 'db:migrate'] },
  { title: 'Samples and content', command: ['pnpm', '--filter', '@app/api', 'db:seed'] },
]);
