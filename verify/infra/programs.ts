import { ensurePrograms } from '@app/services/src/machine/ensure.ts';
import { findOnPath } from '@app/services/src/machine/find.ts';
import { ensureGoProgram } from '@app/services/src/machine/go-program.ts';

async function installed(name: string): Promise<string> {
  await ensurePrograms('infra');
  return findOnPath(name) ?? name;
}

export const programs = {
  helm: () => ensureGoProgram({ name: 'helm', module: 'helm.sh/helm/v3/cmd/helm', version: '3.18.6' }),
  /** Contains the Kubernetes schemas, so it needs no cluster or network. */
  validate: () =>
    ensureGoProgram({ name: 'kubectl-validate', module: 'sigs.k8s.io/kubectl-validate', version: '0.0.4' }),
  promtool: () => installed('promtool'),
  haproxy: () => installed('haproxy'),
};
