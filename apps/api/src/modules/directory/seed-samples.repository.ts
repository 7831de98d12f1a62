import type { Database } from '#api/db/database.ts';
import { directoryTexts } from './directory-texts.ts';
import { listingWriter } from './listing-writer.repository.ts';
import { samples, samplesRecordedOn } from './samples.ts';

const recordedAt = new Date(`${samplesRecordedOn}T09:00:00+07:00`);

/** Where real places are shown, samples are not. Rows stay, because members may have suggested corrections of them. */
export const hideSamples = (db: Database) =>
  db
    .updateTable('app.listing')
    .set({ is_published: false })
    .where('is_sample', '=', true)
    .where('is_published', '=', true)
    .execute();

/** Inserts the missing samples. Existing ones stay unchanged, including hidden ones. */
export const seedSamples = (db: Database): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    // A lock, because two migrations may run concurrently.
    await transaction
      .selectFrom('app.province')
      .select('name')
      .where('name', '=', 'Aceh')
      .forUpdate()
      .execute();
    const ids = samples.map(({ listing }) => listing.id);
    const known = await transaction.selectFrom('app.listing').select('id').where('id', 'in', ids).execute();
    const missing = samples.filter(({ listing }) => !known.some(({ id }) => id === listing.id));
    const writer = listingWriter(transaction);
    for (const { listing, isVerified } of missing) {
      await writer.insert(listing);
      const how = directoryTexts.sampleVerification;
      if (isVerified) await writer.verify(listing.id, { profileId: null, how, at: recordedAt });
    }
  });
