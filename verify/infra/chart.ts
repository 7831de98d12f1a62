import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { root } from '@app/services/src/local-env.ts';
import { run } from '@app/services/src/run.ts';
import { chartPromises } from './chart-promises.ts';
import { programs } from './programs.ts';

const chart = join(root, 'infra/helm');
/** The newest version that the validator supports. */
const version = '1.30';

/** Edits that the validator must refuse: a wrong type and an unknown field. */
const invalidEdits: [right: string, wrong: string][] = [
  ['replicas: 2', 'replicas: two'],
  ['maxUnavailable: 1', 'maxUnavailabel: 1'],
];

/** The chart gives the identity server what compose.yaml and the local servers give it. */
function expectIdentitySettings(rendered: string): void {
  const settings = Object.entries(parseEnv(readFileSync(join(root, 'infra/identity/settings.env'), 'utf8')));
  const missing = settings.filter(
    ([name, value]) => !rendered.includes(`{ name: ${name}, value: "${value}" }`),
  );
  if (missing.length > 0) throw new Error(`The chart leaves out ${missing.map(([name]) => name).join(', ')}`);
}

/** Renders the chart and validates it against the Kubernetes schemas; `objects` is the number of rendered objects. */
export async function checkChart(folder: string): Promise<{ objects: number; promises: number }> {
  const [helm, validator] = [await programs.helm(), await programs.validate()];
  const runHelm = (...args: string[]) =>
    run({ program: helm, arguments: [...args, '--kube-version', version] });
  const render = (...settings: string[]) =>
    runHelm('template', 'pilahbumi', chart, ...settings.flatMap((setting) => ['--set-string', setting]));
  const validate = async (text: string): Promise<void> => {
    const file = join(folder, 'rendered.yaml');
    writeFileSync(file, text);
    await run({ program: validator, arguments: ['--version', version, file] });
  };

  await runHelm('lint', '--strict', chart);
  const rendered = await render();
  await validate(rendered);
  for (const [right, wrong] of invalidEdits) {
    if (!rendered.includes(right)) throw new Error(`The chart has no "${right}" to replace`);
    const isRefused = await validate(rendered.replaceAll(right, wrong)).then(
      () => false,
      () => true,
    );
    if (!isRefused) throw new Error(`The validator accepts "${wrong}"`);
  }
  expectIdentitySettings(rendered);
  const promises = await chartPromises(render);
  // Uses a custom resource that the validator does not know, so it is only rendered.
  await runHelm('template', 'pilahbumi', chart, '--set', 'serviceMonitor.enabled=true,ingress.enabled=false');
  return { objects: rendered.split(/^kind: /m).length - 1, promises };
}
