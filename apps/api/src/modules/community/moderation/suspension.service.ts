import type { showSuspension } from '@app/contract/community-moderation';
import type { RouteOutput } from '@app/contract/route';
import type { Database } from '#api/db/database.ts';
import { AppError } from '#api/lib/app-error.ts';
import type { Role, Viewer } from '#api/lib/viewer.ts';
import type { ModerationService } from './moderation.service.ts';
import type { Target, Grounds } from './moderation.repository.ts';
import { suspensionRepository } from './suspension.repository.ts';

const member: Target = { kind: 'member', postId: null, replyId: null };

/** Only admins suspend moderators and admins. */
const maySuspend = (viewer: Viewer, other: { role: Role }) =>
  viewer.role === 'admin' || !['moderator', 'admin'].includes(other.role);

/** Suspensions: members who may read but not write. */
export function suspensionService(db: Database, moderation: ModerationService) {
  return {
    async status(profileId: string): Promise<RouteOutput<typeof showSuspension>> {
      const row = await suspensionRepository(db).current(profileId);
      if (!row) return { suspension: null };
      const { until, rule, reason, decision_id: decisionId, may_appeal: mayAppeal } = row;
      return { suspension: { until: until.toISOString(), rule, reason, decisionId, mayAppeal } };
    },

    /** Suspends for `days` from now, replacing an earlier suspension; 0 ends it. */
    async suspend(viewer: Viewer, memberId: string, { days, rule, reason }: Grounds & { days: number }) {
      await db.transaction().execute(async (transaction) => {
        const suspensions = suspensionRepository(transaction);
        const person = await suspensions.lockMember(memberId);
        if (!person) throw new AppError('not_found');
        if (viewer.id === memberId) throw new AppError('own_content');
        if (!maySuspend(viewer, person)) throw new AppError('not_allowed');
        const decision = { target: member, memberId, category: null, rule, reason, decidedBy: viewer.id };
        if (days === 0) {
          if (!(await suspensions.current(memberId))) throw new AppError('already_moderated');
          await suspensions.end(memberId);
          await moderation.record(transaction, { ...decision, action: 'unsuspend' });
          return;
        }
        const decisionId = await moderation.record(transaction, { ...decision, action: 'suspend', days });
        await suspensions.set(memberId, decisionId, days);
      });
      moderation.announce();
    },
  };
}

export type SuspensionService = ReturnType<typeof suspensionService>;
