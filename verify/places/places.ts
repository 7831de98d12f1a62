// Imports of places: `pnpm test:places [--built]`. Twice is once; every check catches its planted offender; doubles are
// recognised; what people said, merged or took down survives a refresh.
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { root } from '@app/services/src/local-env.ts';
import { conclude } from '../kit/conclude.ts';
import { checkOffenders } from './offenders.ts';
import { comparePairs } from './pairs.ts';
import { checkRefreshes } from './refreshes.ts';
import { checkShippedFile } from './shipped.ts';
import { withPlacesDatabase } from './database.ts';

const { values } = parseArgs({ options: { built: { type: 'boolean', default: false } } });
if (!values.built) execFileSync('pnpm', ['services', 'up'], { cwd: root, stdio: 'inherit' });

const failures: string[] = [];
/** Goes on after a failure, so that one run names all of them. */
const expect = (isTrue: boolean, sentence: string) => {
  console.info(`${isTrue ? 'ok  ' : 'FAIL'} ${sentence}`);
  if (!isTrue) failures.push(sentence);
};

const { pairs, precision, recall, mergedShare, askedInVain } = comparePairs();
const { checks, shipped, seconds } = await withPlacesDatabase(async (places) => {
  const caught = await checkOffenders(places, expect);
  await checkRefreshes(places, expect);
  return { checks: caught, ...(await checkShippedFile(places, expect)) };
});

const result = {
  pairs,
  precision,
  recall,
  mergedShare,
  askedInVain,
  checks,
  shipped,
  seconds,
  failures: failures.length,
};
conclude(import.meta.dirname, 'places', result, (floors) => [
  pairs < floors.pairs && `fewer than ${floors.pairs} labelled pairs`,
  precision < floors.precision && `merges are right less often than ${floors.precision}`,
  recall < floors.recall && `fewer doubles than ${floors.recall} are found`,
  checks < floors.checks && `fewer than ${floors.checks} checks caught their offender`,
  shipped < floors.shipped && `fewer than ${floors.shipped} places are shown`,
  ...failures,
]);
