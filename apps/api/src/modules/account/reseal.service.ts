import type { Database } from '#api/db/database.ts';
import { changeSecrets } from './reseal.repository.ts';
import { openSecret, sealSecret } from './two-step.secret.ts';

/** A new SECRETS_KEY: what the old one encrypted is encrypted with the new one, and nobody's authenticator changes. */
export const resealSecrets = (db: Database, oldKey: Buffer, newKey: Buffer): Promise<number> =>
  changeSecrets(db, (profileId, secret) =>
    sealSecret(newKey, profileId, openSecret(oldKey, profileId, secret)),
  );
