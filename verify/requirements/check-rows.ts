import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@app/services/src/local-env.ts';
import { isAmong } from './matches.ts';
import type { Row } from './row.ts';
import { assertedBy } from './test-file.ts';

/** Why a row is not covered; undefined when it is. */
export function fault({ file, test, asserted, absent }: Row): string | undefined {
  if (!existsSync(join(root, file))) return `${file} does not exist`;
  const found = assertedBy(file, test);
  if (!found) return `${file} has no test '${test}' that runs`;
  const isAsserted = isAmong(absent ? found.absent : found.present, asserted);
  return isAsserted ? undefined : `'${test}' in ${file} does not assert ${absent ? 'that it lacks ' : ''}it`;
}
