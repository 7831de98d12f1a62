import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { timestampName } from '@app/ops/database/bases.ts';

const month = 31 * 86_400_000;

/** Creates a backup that is older than the privacy policy allows: the next backup must delete it. */
export function createOldBase(bases: string): void {
  const folder = join(bases, timestampName(new Date(Date.now() - month)));
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'backup_label'),
    'START WAL LOCATION: 0/1000028 (file 000000010000000000000001)\n',
  );
}
