import type { TestProject } from 'vitest/node';
import { migrate } from '#api/db/migrate.ts';
import { seedDatabase } from '#api/seed/seed.ts';
import { createDatabase, databaseUrl, dropDatabase, dropLeftovers } from './databases.ts';
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
  project.provide('template', template);
  return () => dropDatabase(template);
}
