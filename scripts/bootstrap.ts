// The part of ./scripts/bootstrap that needs the packages.
import { runSteps } from './product/steps.ts';

await runSteps([
  { title: 'Real servers', command: ['pnpm', 'services', 'up'] },
  { title: 'Database', command: ['pnpm', '--filter', '@app/api', 'db:migrate'] },
  { title: 'Samples and content', command: ['pnpm', '--filter', '@app/api', 'db:seed'] },
]);
