import type { Database } from '#api/db/database.ts';
import { changeSecrets } from './reseal.repository.ts';
import { openSecret, sealSecret } from './two-step.secret.ts';

/** Re-encrypts the two-step secrets with a new SECRETS_KEY; authenticators keep working. */
export const resealSecrets = (db: Database, oldKey: Buffer, newKey: Buffer): Promise<number> =>
  changeSecrets(db, (profileId, secret) =>
    sealSecret(newKey, profileId, openSecret(oldKey, profileId, secret)),
  );
