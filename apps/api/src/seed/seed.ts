import { connect, createPool } from '#api/db/database.ts';
import { contentFolder } from '#api/lib/content/content-folder.ts';
import { seedTeamPosts } from '#api/modules/community/team/seed-team-posts.repository.ts';
import { seedPrices } from '#api/modules/directory/price-range/seed-prices.repository.ts';
import { seedRegions } from '#api/modules/directory/regions/seed-regions.repository.ts';
import { fillMissingRegions } from '#api/modules/directory/regions/fill-missing-regions.ts';
import { hideSamples, seedSamples } from '#api/modules/directory/seed-samples.repository.ts';
import { seedContent } from '#api/modules/education/seed-content.repository.ts';

type Options = { hasSamplePlaces: boolean };

/** Adds regions, observed prices, sample listings and the texts of content/ to a migrated database; running it again changes nothing. */
export async function seedDatabase(
  databaseUrl: string,
  { hasSamplePlaces }: Options = { hasSamplePlaces: true },
): Promise<void> {
  const content = contentFolder();
  const db = connect(createPool(databaseUrl, 2));
  try {
    await seedRegions(db, content);
    await seedPrices(db, content);
    await (hasSamplePlaces ? seedSamples(db) : hideSamples(db));
    await fillMissingRegions(db);
    await seedContent(db, content);
    await seedTeamPosts(db, content);
  } finally {
    await db.destroy();
  }
}
