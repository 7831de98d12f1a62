import type { Pool } from '@app/api/test/pool-without-timeouts.ts';
import { objectStore } from '@app/api/src/clients/object-store.ts';
import { readEnv } from '@app/api/src/env.ts';
import { objectNames } from '@app/api/src/modules/photo/photo-names.ts';

/** Acknowledged pictures that are missing in the object store. */
export async function missingPictures(
  pool: Pool,
  environment: NodeJS.ProcessEnv,
  ids: string[],
): Promise<string[]> {
  const store = objectStore(readEnv(environment));
  const { rows } = await pool.query<{ id: string; photo_key: string }>(
    'select id, photo_key from app.picture where id = any ($1)',
    [ids],
  );
  const missing: string[] = [];
  for (const { id, photo_key } of rows) {
    for (const name of Object.values(objectNames(photo_key))) {
      const found = await store.read(name);
      if (!found?.length) missing.push(`picture ${id}: ${name}`);
      found?.body.destroy();
    }
  }
  store.close();
  return missing;
}
