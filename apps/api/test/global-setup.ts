import type { TestProject } from 'vitest/node';
import { migrate } from '#api/db/migrate.ts';
import { seedDatabase } from '#api/seed/seed.ts';
import {
  createDatabase,
  databaseUrl,
  dropDatabase,
  dropLeftovers,
  withAdminConnection,
} from './databases.ts';
import { createIdentitySchema } from './identity-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    template: string;
  }
}

/** Once per run: one migrated database that every test file clones. */
export default async function setup(project: TestProject) {
  await dropLeftovers();
  const template = await createDatabase();
  await createIdentitySchema(databaseUrl(template));
  await migrate(databaseUrl(template));
  await seedDatabase(databaseUrl(template));
  // Tests insert and backdate people without asking the identity server; the product may not (roles.test.ts).
  await withAdminConnection(async (admin) => {
    await admin.query('grant insert, update (created_at) on auth.users to pilahbumi');
    await admin.query('grant insert on auth.identities to pilahbumi');
  }, template);
  project.provide('template', template);
  return () => dropDatabase(template);
}
