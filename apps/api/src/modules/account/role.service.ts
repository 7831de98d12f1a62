import type { Database } from '#api/db/database.ts';
import type { Role } from '#api/lib/viewer.ts';
import { auditRepository } from './audit.repository.ts';
import { roleRepository } from './role.repository.ts';

type Granted = { from: Role; to: Role };

/** Roles are granted only by an operator on the server. */
export const roleService = (db: Database) => ({
  async grant(email: string, role: Role): Promise<Granted> {
    return db.transaction().execute(async (transaction) => {
      const roles = roleRepository(transaction);
      const person = await roles.lockByEmail(email.trim().toLowerCase());
      if (!person) throw new Error(`Nobody has the address ${email}`);
      // An unconfirmed address may have been registered by a stranger.
      if (!person.verifiedAt) throw new Error(`${email} has not confirmed that address yet`);
      await roles.setRole(person.id, role);
      const detail = { from: person.role, to: role };
      const entry = { actorId: null, action: 'role.granted', subjectId: person.id, detail };
      await auditRepository(transaction).record(entry);
      return detail;
    });
  },
});
