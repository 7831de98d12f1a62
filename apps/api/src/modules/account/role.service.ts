import type { Database } from '#api/db/database.ts';
import type { Role } from '#api/lib/viewer.ts';
import { auditRepository } from './audit.repository.ts';
import { roleRepository } from './role.repository.ts';

type Granted = { from: Role; to: Role };

/** Roles are given by the operator at the machine, and by nobody else. */
export const roleService = (db: Database) => ({
  async grant(email: string, role: Role): Promise<Granted> {
    return db.transaction().execute(async (transaction) => {
      const roles = roleRepository(transaction);
      const person = await roles.lockByEmail(email.trim().toLowerCase());
      if (!person) throw new Error(`Nobody has the address ${email}`);
      // Until then the account may be a stranger's who typed that address.
      if (!person.verifiedAt) throw new Error(`${email} has not confirmed that address yet`);
      await roles.setRole(person.id, role);
      const detail = { from: person.role, to: role };
      const entry = { actorId: null, action: 'role.granted', subjectId: person.id, detail };
      await auditRepository(transaction).record(entry);
      return detail;
    });
  },
});
