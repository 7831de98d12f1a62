import { expect, test } from 'vitest';
import { createDatabase, databaseUrl, dropDatabase } from '#test/databases.ts';
import { createIdentitySchema } from '#test/identity-server.ts';
import { migrate } from './migrate.ts';

test('without the identity server’s tables it stops and says what to do; with them it goes on', async () => {
  const name = await createDatabase();
  try {
    await expect(migrate(databaseUrl(name))).rejects.toThrow(
      'schema auth is missing: start the identity server once before migrating',
    );
    await createIdentitySchema(databaseUrl(name));
    expect(await migrate(databaseUrl(name))).toContain('0003_accounts.sql');
    expect(await migrate(databaseUrl(name))).toEqual([]);
  } finally {
    await dropDatabase(name);
  }
});
