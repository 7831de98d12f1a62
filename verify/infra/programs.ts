import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { findOnPath, installPackages } from '@app/services/install';
import { root } from '@app/services/local-env';
import { run } from '@app/services/run';

/** Built with Go, once per version, beside the other tools. */
async function goProgram(name: string, module: string, version: string): Promise<string> {
  const folder = join(root, '.tools', `${name}-${version}`);
  const program = join(folder, name);
  if (existsSync(program)) return program;
  if (!findOnPath('go')) throw new Error(`${name} is built with Go, and Go is missing`);
  console.info(`building ${name} ${version} (two to five minutes, once)`);
  await mkdir(folder, { recursive: true });
  await run({
    program: 'go',
    arguments: ['install', `${module}@${version}`],
    environment: { CGO_ENABLED: '0', GOBIN: folder },
  });
  return program;
}

/** Where Debian has the program in a package of another name, the package. */
async function debianProgram(name: string, debianPackage = name): Promise<string> {
  if (!findOnPath(name)) await installPackages([debianPackage]);
  return findOnPath(name) ?? name;
}

export const programs = {
  helm: () => goProgram('helm', 'helm.sh/helm/v3/cmd/helm', 'v3.18.6'),
  /** Knows the schemas of Kubernetes without asking a cluster or the network. */
  validate: () => goProgram('kubectl-validate', 'sigs.k8s.io/kubectl-validate', 'v0.0.4'),
  promtool: () => debianProgram('promtool', 'prometheus'),
  haproxy: () => debianProgram('haproxy'),
};
