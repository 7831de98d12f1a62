import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@app/services/local-env';
import { run } from '@app/services/run';
import { programs } from './programs.ts';

const chart = join(root, 'infra/helm');
/** The newest that the validator knows. */
const version = '1.30';

/** The validator must be able to say no: to a wrong type, and to a field that does not exist. */
const mistakes: [right: string, wrong: string][] = [
  ['replicas: 2', 'replicas: two'],
  ['maxUnavailable: 1', 'maxUnavailabel: 1'],
];

/** Renders the chart and holds it against the schemas of Kubernetes; `objects` says how many it makes. */
export async function checkChart(folder: string): Promise<{ objects: number }> {
  const [helm, validator] = [await programs.helm(), await programs.validate()];
  const helmed = (...words: string[]) =>
    run({ program: helm, arguments: [...words, '--kube-version', version] });
  const validated = async (text: string): Promise<void> => {
    const file = join(folder, 'rendered.yaml');
    writeFileSync(file, text);
    await run({ program: validator, arguments: ['--version', version, file] });
  };

  await helmed('lint', '--strict', chart);
  const rendered = await helmed('template', 'pilahbumi', chart);
  await validated(rendered);
  for (const [right, wrong] of mistakes) {
    if (!rendered.includes(right)) throw new Error(`The chart has no "${right}" to spoil`);
    const isRefused = await validated(rendered.replaceAll(right, wrong)).then(
      () => false,
      () => true,
    );
    if (!isRefused) throw new Error(`The validator accepts "${wrong}"`);
  }
  // Needs a kind of object that Kubernetes itself does not have, so it is only rendered.
  await helmed('template', 'pilahbumi', chart, '--set', 'serviceMonitor.enabled=true,ingress.enabled=false');
  return { objects: rendered.split(/^kind: /m).length - 1 };
}
