// What a process finds that a hostile picture has taken over: `pnpm test:isolation [--built]`. The same hostile process
// stands in the place of the classifier process three times: as a child of the API, which is how small installations run
// and the control of this proof; in the classifier service beside the API, as `pnpm start` runs it; and in the service
// apart, as the containers of compose and the chart run it: processes, network and variables of its own.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '@app/services/src/local-env.ts';
import { conclude } from '../kit/conclude.ts';
import { runApart } from '../kit/process/apart.ts';
import type { Findings } from './machine.ts';
import type { Found } from './start-hostile.ts';

const { values } = parseArgs({ options: { built: { type: 'boolean', default: false } } });
if (!values.built) execFileSync('pnpm', ['--filter', '@app/api', 'build'], { cwd: root, stdio: 'ignore' });

/** The built API with the hostile process in it. */
const folder = mkdtempSync(join(tmpdir(), 'pilahbumi-isolation-'));
cpSync(join(root, 'apps/api/dist'), join(folder, 'dist'), { recursive: true });
cpSync(join(root, 'apps/api/package.json'), join(folder, 'package.json'));
symlinkSync(join(root, 'apps/api/node_modules'), join(folder, 'node_modules'));
cpSync(join(import.meta.dirname, 'hostile.js'), join(folder, 'dist/classifier-process.js'));

try {
  // All of it runs apart from this machine: a hostile process looks at every process that it sees.
  const found = await runApart<Findings>(join(import.meta.dirname, 'machine.ts'), [join(folder, 'dist')], {
    PATH: process.env.PATH,
  });
  console.info(found);
  const counts = ({ processes, secrets, reached }: Found) => ({
    processes,
    secrets: secrets.length,
    reached: reached.length,
  });
  const result = {
    child: counts(found.child),
    beside: counts(found.beside),
    apart: counts(found.apart),
  };
  conclude(import.meta.dirname, 'isolation', result, ({ child, beside, apart }) => [
    result.child.secrets < child.secrets && 'the control found no secret: this proof cannot fail',
    result.child.reached < child.reached && 'the control reached no server: this proof cannot fail',
    result.beside.secrets < beside.secrets && 'beside the API it found no secret: correct decision 0026',
    result.apart.secrets > apart.secrets && `the service apart found ${found.apart.secrets.join(', ')}`,
    result.apart.reached > apart.reached && `the service apart reached ${found.apart.reached.join(', ')}`,
    result.apart.processes > apart.processes && 'the service apart saw processes of others',
  ]);
} finally {
  rmSync(folder, { recursive: true });
}
