import { join } from 'node:path';
import { pythonPackages } from '../kit/python-packages.ts';

export async function schemathesis(): Promise<{ arguments: string[]; environment: NodeJS.ProcessEnv }> {
  const packages = await pythonPackages({
    name: 'schemathesis-4.32.5',
    requirements: join(import.meta.dirname, 'requirements.txt'),
    use: 'schema',
  });
  return {
    arguments: ['-m', 'schemathesis.cli'],
    environment: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      LANG: 'C.UTF-8',
      PYTHONPATH: packages,
      NO_COLOR: '1',
      // Requests go to this machine, whatever proxy it has.
      NO_PROXY: '*',
    },
  };
}
