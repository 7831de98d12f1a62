import { roles } from '@app/contract/account';
import { parseArgs } from 'node:util';
import { objectStore } from '@app/api/src/clients/object-store.ts';
import { connect, createPool, type Database } from '@app/api/src/db/database.ts';
import { readOperatorEnv, readSecretKeys, readStoreEnv } from '@app/api/src/env.ts';
import { featureNames, type Feature } from '@app/api/src/lib/feature-switch/features.ts';
import { featureSwitchRepository } from '@app/api/src/lib/feature-switch/feature-switch.repository.ts';
import type { Role } from '@app/api/src/lib/viewer.ts';
import { resealSecrets } from '@app/api/src/modules/account/reseal.service.ts';
import { roleService } from '@app/api/src/modules/account/role.service.ts';
import { exportLearning } from '@app/api/src/modules/learning/learning-export.service.ts';
import { inventHistory } from '@app/api/src/modules/smart-sort/demo-history.ts';
import { seedDemoHistory } from '@app/api/src/modules/smart-sort/demo-history.repository.ts';

const usage = `Usage: admin grant EMAIL ${roles.join('|')}
       admin demo [EMAIL] [--in-production]
       admin reseal
       admin feature [NAME on|off]
       admin export-learning --to FOLDER [--model-version VERSION]`;

type Operator = { db: Database; isProduction: boolean };

async function grant({ db }: Operator, [email, role]: string[]): Promise<string> {
  const known = roles.find((name): name is Role => name === role);
  if (!email || !known) throw new Error(usage);
  const { from, to } = await roleService(db).grant(email, known);
  const reminder = to === 'member' ? '' : '\nThe role takes effect once two-step sign-in is on (/akun).';
  return `${email}: ${from} -> ${to}${reminder}`;
}

async function demo({ db, isProduction }: Operator, args: string[]): Promise<string> {
  const productionFlag = '--in-production';
  if (isProduction && !args.includes(productionFlag)) {
    throw new Error(
      `This is production: invented scans count in its figures. ${productionFlag} overrides this check.`,
    );
  }
  const email = args.find((word) => word !== productionFlag) ?? 'sari@contoh.test';
  const scans = inventHistory(new Date());
  await seedDemoHistory(db, email.toLowerCase(), scans);
  return `${email}: ${scans.length} invented scans`;
}

async function reseal({ db }: Operator): Promise<string> {
  const { OLD_SECRETS_KEY, SECRETS_KEY } = readSecretKeys(process.env);
  return `${await resealSecrets(db, OLD_SECRETS_KEY, SECRETS_KEY)} secrets are encrypted with the new key`;
}

/** Without a name: which features are on. Every instance notices a change within seconds. */
async function feature({ db }: Operator, [name, state]: string[]): Promise<string> {
  const switches = featureSwitchRepository(db);
  if (name !== undefined) {
    const known = featureNames.find((one): one is Feature => one === name);
    if (!known) throw new Error(`There are ${featureNames.join(', ')}`);
    if (state !== 'on' && state !== 'off') throw new Error(usage);
    await switches.turn(known, state === 'on');
  }
  const off = await switches.namesOff();
  return featureNames.map((one) => `${one}: ${off.has(one) ? 'off' : 'on'}`).join('\n');
}

/** For `ml gather`. The version is the one that will learn from these photos, and is shown to the public. */
async function exportPhotos({ db }: Operator, args: string[]): Promise<string> {
  const options = { to: { type: 'string' }, 'model-version': { type: 'string' } } as const;
  const { to, 'model-version': modelVersion = null } = parseArgs({ args, options }).values;
  if (!to) throw new Error(usage);
  const objects = objectStore(readStoreEnv(process.env));
  try {
    const done = await exportLearning({ db, objects }, { folder: to, modelVersion });
    return `export ${done.id}: ${done.photos} photos, ${done.missing} missing in the store, ${done.withdrawn} withdrawn since earlier exports`;
  } finally {
    objects.close();
  }
}

const commands = new Map([
  ['grant', grant],
  ['demo', demo],
  ['reseal', reseal],
  ['feature', feature],
  ['export-learning', exportPhotos],
]);

async function run([name = '', ...args]: string[]): Promise<string> {
  const command = commands.get(name);
  if (!command) throw new Error(usage);
  const { DATABASE_URL, NODE_ENV } = readOperatorEnv(process.env);
  const db = connect(createPool(DATABASE_URL, 1));
  try {
    return await command({ db, isProduction: NODE_ENV === 'production' }, args);
  } finally {
    await db.destroy();
  }
}

/** For the operator at the machine: `pnpm admin grant EMAIL ROLE`, `pnpm admin demo`, `pnpm admin reseal`, `pnpm admin feature`, `pnpm admin export-learning`. */
try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
