// The classifier talks to nobody: `pnpm test:egress [--built]`. It runs where there is no network, classifies a photo, and
// neither asks for a name, nor tries to reach an address, nor leaves a file in the home folder. The bare library, without
// our setting, does: that is the control, and how long it takes is how long the classifier is watched.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '@app/services/src/local-env.ts';
import { conclude } from '../kit/conclude.ts';
import { runApart } from '../kit/process/apart.ts';
import type { Observed } from './observe.ts';

const { values } = parseArgs({ options: { built: { type: 'boolean', default: false } } });
if (!values.built) execFileSync('pnpm', ['--filter', '@app/api', 'build'], { cwd: root, stdio: 'ignore' });

const observe = (...words: string[]) =>
  runApart<Observed>(join(import.meta.dirname, 'observe.ts'), words.map(String));

const library = await observe('library', '60');
const classifier = await observe('classifier', `${Math.ceil(library.seconds) + 10}`);
if (!classifier.material) throw new Error('no photo was classified');

const counts = ({ lookups, unreachable, files, seconds }: Observed) => ({
  lookups: lookups.length,
  unreachable,
  files: files.length,
  seconds,
});
const result = { library: counts(library), classifier: counts(classifier) };
console.info({ library, classifier });
conclude(import.meta.dirname, 'egress', result, (floors) => [
  result.library.lookups < floors.library.lookups && 'the control saw no lookup: this proof cannot fail',
  result.library.unreachable < floors.library.unreachable && 'the control reached out unseen',
  result.library.files < floors.library.files && 'the control saw no file: this proof cannot fail',
  result.classifier.lookups > floors.classifier.lookups && `looked up ${classifier.lookups.join(', ')}`,
  result.classifier.unreachable > floors.classifier.unreachable && 'tried to reach an address',
  result.classifier.files > floors.classifier.files && `wrote ${classifier.files.join(', ')}`,
  result.classifier.seconds < result.library.seconds && 'was watched for less time than the control',
]);
