// The part of ./scripts/bootstrap that needs the packages.
import { runSteps } from './steps.ts';

await runSteps([
  { title: 'Real servers', command: ['pnpm', 'services', 'up'] },
  { title: 'Database', command: ['pnpm', '--filter', '@app/api', 'db:migrate'] },
]);
