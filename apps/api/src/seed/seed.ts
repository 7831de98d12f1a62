import { existsSync } from 'node:fs';
import { connect, createPool } from '#api/db/database.ts';
import { seedTeamPosts } from '#api/modules/community/team/seed-team-posts.repository.ts';
import { seedSamples } from '#api/modules/directory/seed-samples.repository.ts';
import { seedContent } from '#api/modules/education/seed-content.repository.ts';

// Beside the bundle, where the build copies it; in the sources it is at the top of the repository.
const content = ['./content/', '../../../../content/']
  .map((path) => new URL(path, import.meta.url))
  .find((candidate) => existsSync(candidate));

/** Adds the sample listings and the texts of content/ to a migrated database; running it again changes nothing. */
export async function seedDatabase(databaseUrl: string): Promise<void> {
  if (!content) throw new Error('The folder content/ is missing: it belongs beside the bundle');
  const db = connect(createPool(databaseUrl, 2));
  try {
    await seedSamples(db);
    await seedContent(db, content);
    await seedTeamPosts(db, content);
  } finally {
    await db.destroy();
  }
}
