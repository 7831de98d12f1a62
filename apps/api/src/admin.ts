import { roles } from '@app/contract/account';
import { connect, createPool } from '#api/db/database.ts';
import { readDatabaseUrl } from '#api/env.ts';
import type { Role } from '#api/lib/viewer.ts';
import { roleService } from '#api/modules/account/role.service.ts';

const usage = `Usage: admin grant EMAIL ${roles.join('|')}`;

async function run([command, email, role]: string[]): Promise<string> {
  const known = roles.find((name): name is Role => name === role);
  if (command !== 'grant' || !email || !known) throw new Error(usage);
  const db = connect(createPool(readDatabaseUrl(process.env), 1));
  try {
    const { from, to } = await roleService(db).grant(email, known);
    const reminder = to === 'member' ? '' : '\nThe powers count once two-step sign-in is on (/akun).';
    return `${email}: ${from} -> ${to}${reminder}`;
  } finally {
    await db.destroy();
  }
}

/** For the operator at the machine: `pnpm admin grant EMAIL ROLE`. */
try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
