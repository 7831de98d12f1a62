import { ensurePrograms } from '@app/services/machine/ensure';
import { findOnPath } from '@app/services/machine/find';
import { ensureGoProgram } from '@app/services/machine/go-program';

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
