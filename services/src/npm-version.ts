import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './local-env.ts';

export const npmVersion = (packageName: string): string => {
  const manifest = readFileSync(join(root, 'services', 'node_modules', packageName, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
};
