import type { LabelAnswer } from '@app/contract/learning';
import type { Database } from '#api/db/database.ts';
import type { Decision } from './decide-label.ts';

/** Counting stops here, as for the other queues. */
const maxWaiting = 1000;

/** Queries for those who say what photos show. */
export const labelRepository = (db: Database) => {
  /** Neither their own photos nor those that they have labelled. */
  const waitingFor = (labelerId: string) =>
    db
      .selectFrom('app.learning_photo as photo')
      .where('photo.state', '=', 'pending')
      .where('photo.profile_id', '<>', labelerId)
      .where((query) =>
        query.not(
          query.exists(
            query
              .selectFrom('app.learning_vote as vote')
              .select('vote.number')
              .whereRef('vote.photo_id', '=', 'photo.id')
              .where('vote.labeler_id', '=', labelerId),
          ),
        ),
      );

  return {
    /** In the order of random ids, so that the photos of one person do not follow each other. */
    next: (labelerId: string, after: string | undefined) =>
      waitingFor(labelerId)
        .innerJoin('app.scan as scan', (join) =>
          join.onRef('scan.profile_id', '=', 'photo.profile_id').onRef('scan.id', '=', 'photo.scan_id'),
        )
        .select(['photo.id', 'scan.photo_key'])
        .$if(after !== undefined, (query) => query.where('photo.id', '>', after!))
        .orderBy('photo.id')
        .limit(1)
        .executeTakeFirst(),

    countWaiting: async (labelerId: string): Promise<number> => {
      const { count } = await db
        .selectFrom(waitingFor(labelerId).select('photo.id').limit(maxWaiting).as('waiting'))
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    countByState: () =>
      db
        .selectFrom('app.learning_photo')
        .select(({ fn }) => ['state', fn.countAll<string>().as('count')])
        .groupBy('state')
        .execute(),

    /** Two votes for one photo happen one after the other. Undefined once it is withdrawn. */
    lock: (photoId: string) =>
      db
        .selectFrom('app.learning_photo')
        .select(['state', 'profile_id as owner_id'])
        .where('id', '=', photoId)
        .where('profile_id', 'is not', null)
        .forUpdate()
        .executeTakeFirst(),

    votesOf: (photoId: string) =>
      db
        .selectFrom('app.learning_vote')
        .select(['labeler_id', 'answer'])
        .where('photo_id', '=', photoId)
        .orderBy('number')
        .execute(),

    addVote: (photoId: string, vote: { number: number; labelerId: string; answer: LabelAnswer }) =>
      db
        .insertInto('app.learning_vote')
        .values({
          photo_id: photoId,
          number: vote.number,
          labeler_id: vote.labelerId,
          answer: vote.answer,
        })
        .execute(),

    setDecision: (photoId: string, decision: Decision) =>
      db.updateTable('app.learning_photo').set(decision).where('id', '=', photoId).execute(),
  };
};
