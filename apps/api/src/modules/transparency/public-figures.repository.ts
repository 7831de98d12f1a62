import type { Database } from '#api/db/database.ts';

/** Query for the public figures. */
export const publicFiguresRepository = (db: Database) => ({
  newest: () =>
    db
      .selectFrom('app.public_figures')
      .select([
        'counted_at',
        'members',
        'scans',
        'judged',
        'accurate',
        'listings',
        'confirmed_listings',
        'sample_listings',
        'pieces',
        'posts',
        'learning_collected',
        'learning_labelled',
        'learning_used',
      ])
      .orderBy('counted_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
});

export type FiguresRow = NonNullable<
  Awaited<ReturnType<ReturnType<typeof publicFiguresRepository>['newest']>>
>;
