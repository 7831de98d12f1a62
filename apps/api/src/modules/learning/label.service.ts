import type { LabelAnswer, nextLearningPhoto } from '@app/contract/learning';
import type { RouteOutput } from '@app/contract/route';
import type { ObjectStore } from '#api/clients/object-store.ts';
import type { Database } from '#api/db/database.ts';
import { AppError } from '#api/lib/app-error.ts';
import { objectNames } from '#api/modules/photo/photo-names.ts';
import { decideLabel } from './decide-label.ts';
import { labelRepository } from './label.repository.ts';

const addressSeconds = 300;

type Output = RouteOutput<typeof nextLearningPhoto>;

/** For those who say what photos show, without seeing whose they are or what anybody else said. */
export function labelService(db: Database, objects: ObjectStore) {
  const labels = labelRepository(db);

  async function counts(labelerId: string): Promise<Output['counts']> {
    const [waiting, rows] = await Promise.all([labels.countWaiting(labelerId), labels.countByState()]);
    const of = (...states: string[]) =>
      rows.reduce((sum, { state, count }) => sum + (states.includes(state) ? Number(count) : 0), 0);
    return {
      waiting,
      labelled: of('labelled'),
      setAside: of('unclear', 'refused'),
      withdrawn: of('withdrawn'),
    };
  }

  return {
    waiting: (labelerId: string) => labels.countWaiting(labelerId),

    async next(labelerId: string, after: string | undefined): Promise<Output> {
      const [row, counted] = await Promise.all([labels.next(labelerId, after), counts(labelerId)]);
      const photo = row?.photo_key
        ? {
            _id: row.id,
            address: await objects.signedUrl(objectNames(row.photo_key).photo, addressSeconds),
          }
        : null;
      return { photo, counts: counted };
    },

    async label(labelerId: string, photoId: string, answer: LabelAnswer): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const repository = labelRepository(transaction);
        const photo = await repository.lock(photoId);
        if (!photo || photo.owner_id === labelerId) throw new AppError('not_found');
        const votes = await repository.votesOf(photoId);
        const hasVoted = votes.some(({ labeler_id }) => labeler_id === labelerId);
        if (photo.state !== 'pending' || hasVoted) throw new AppError('photo_decided');
        await repository.addVote(photoId, { number: votes.length + 1, labelerId, answer });
        const decision = decideLabel([...votes.map((vote) => vote.answer), answer]);
        if (decision.state !== 'pending') await repository.setDecision(photoId, decision);
      });
    },
  };
}
