import { fixedIdSql } from '@app/verify/kit/database/fixed-id.ts';
import { query } from '@app/verify/kit/database/query.ts';
import { userId } from '@app/verify/kit/dataset/forum-rows.ts';
import { scanRepository } from '@app/api/src/modules/smart-sort/scan.repository.ts';
import { pgbench } from '../kit/pgbench.ts';
import { recordStatements, withValues } from '../kit/recorded-statements.ts';

const clients = 16;

/** The product's own statement for a new scan, for random people. */
async function newScan(address: string, people: number): Promise<string> {
  const [recorded] = await recordStatements(address, [null], (db) =>
    scanRepository(db).insert({
      profileId: userId(1),
      verdict: 'sure',
      suspected: null,
      material: 'plastik',
      confidence: 91.5,
      modelVersion: '1',
      photoKey: null,
    }),
  );
  const [statement, ...more] = recorded!.map(withValues);
  if (!statement || more.length > 0) throw new Error('a scan is one statement');
  const person = fixedIdSql("'person ' || :person");
  return `\\set person random(0, ${people - 1})\n${statement.replaceAll(`E'${userId(1)}'`, person)}`;
}

/** Scans a second beside the same rows in a plain table with nothing but a key. */
export async function scansPerSecond(address: string, people: number, seconds: number) {
  const scan = await newScan(address, people);
  await query(
    `create table if not exists app.bare_scan (like app.scan including defaults, primary key (profile_id, id))`,
    address,
  );
  await query('grant insert, select on app.bare_scan to pilahbumi', address);
  const measure = async (script: string) => {
    // The first writes after a checkpoint log full pages, so every measurement starts with one.
    await query('checkpoint', address);
    return pgbench({ address, scripts: [script], seconds, clients });
  };
  const bare = await measure(scan.replaceAll(/"app"\."scan"/g, '"app"."bare_scan"'));
  const scans = await measure(scan);
  await query('drop table app.bare_scan', address);
  return { scans, bare, share: scans / bare };
}
