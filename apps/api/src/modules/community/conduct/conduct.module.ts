import type { FastifyPluginAsync } from 'fastify';
import type { Dependencies } from '#api/dependencies.ts';
import type { Viewer } from '#api/lib/viewer.ts';
import { appealService } from '../moderation/appeal.service.ts';
import type { CommunityHooks } from '../hooks.ts';
import { liveRoutes } from '../live/live.routes.ts';
import { liveService } from '../live/live.service.ts';
import type { CommunityModerators } from '../moderation/moderation.module.ts';
import { moderationRoutes } from '../moderation/moderation.routes.ts';
import { muteRoutes } from '../mute/mute.routes.ts';
import { muteService } from '../mute/mute.service.ts';
import { notificationRoutes } from '../notification/notification.routes.ts';
import { notificationService } from '../notification/notification.service.ts';
import { reportService } from '../moderation/report.service.ts';

type Parts = {
  deps: Dependencies;
  conduct: CommunityHooks;
  moderators: CommunityModerators;
  identify: (token: string) => Viewer | undefined | Promise<Viewer | undefined>;
  invalidateLists: () => void;
};

/** Notifications, live updates, mutes and moderation. */
export const communityMembership: FastifyPluginAsync<Parts> = async (app, parts) => {
  const { deps, conduct, moderators, identify, invalidateLists } = parts;
  const { db, env } = deps;
  const { moderation, suspensions } = moderators;
  await app.register(notificationRoutes, { notifications: notificationService(db) });
  await app.register(liveRoutes, { live: liveService({ ...deps, identify, invalidateLists }) });
  await app.register(muteRoutes, { mutes: muteService(db) });
  await app.register(moderationRoutes, {
    moderation,
    suspensions,
    reports: reportService({ db, conduct, perDay: env.LIMIT_REPORTS }),
    appeals: appealService(db),
  });
};
