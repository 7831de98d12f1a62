import { errorText } from '@app/contract/errors';
import type { Redis } from 'ioredis';
import type { Database } from '#api/db/database.ts';
import type { Env } from '#api/env.ts';
import { AppError } from '#api/lib/app-error.ts';
import { requestBudget } from '#api/lib/request-budget.ts';
import type { Viewer } from '#api/lib/viewer.ts';
import { batchLoader } from '../batch-loader.ts';
import { conductLimits, type ConductLimits } from './conduct-limits.ts';
import { countLinks } from './conduct-links.ts';
import { conductRepository } from './conduct.repository.ts';
import type { CommunityHooks, Deed } from '../hooks.ts';
import { liveNews } from '../live/live-news.ts';
import { notificationWriter } from '../notification/notification-writer.repository.ts';
import { suspensionSentence } from '../moderation/suspension-texts.ts';

const minute = 60_000;
const day = 24 * 3600 * 1000;

type Parts = { db: Database; redis: Redis; env: Env };

/** Whether somebody may write, and who hears of it. */
export function conductService({ db, redis, env }: Parts): CommunityHooks {
  const limitsOf = conductLimits(env);
  const likes = requestBudget(redis, { name: 'limit:likes:', limit: env.LIMIT_LIKES, window: minute });
  const news = liveNews(redis, env.REDIS_PREFIX);
  const isSuspended = batchLoader(async (profileIds: readonly string[]) => {
    const suspended = await conductRepository(db).suspended(profileIds);
    return (profileId) => suspended.has(profileId);
  });

  async function mayWrite(transaction: Database, viewer: Viewer, deed: Deed, text = ''): Promise<void> {
    const asked = conductRepository(transaction);
    const standing = await asked.standing(viewer.id);
    if (!standing) throw new AppError('not_signed_in');
    const { joinedAt, suspendedUntil } = standing;
    if (suspendedUntil) {
      throw new AppError('suspended', { fields: { suspension: suspensionSentence(suspendedUntil) } });
    }
    const limits = limitsOf(viewer, joinedAt);
    refuseLinks(text, limits);
    if (deed !== 'post' && deed !== 'reply') return;
    refuseHaste(await asked.written(deed, viewer.id, limits[deed].day), deed, limits);
  }

  return {
    mayWrite,

    async mayLike(viewer: Viewer): Promise<void> {
      const wait = await likes.take(viewer.id);
      if (wait > 0) throw new AppError('too_many_requests', { retryAfter: Math.ceil(wait / 1000) });
      if (await isSuspended(viewer.id)) await mayWrite(db, viewer, 'like');
    },

    onReply: async (transaction, reply) =>
      news.toldOf(reply.replyId, await notificationWriter(transaction).reply(reply)),

    onBestReply: async (transaction, chosen) =>
      news.toldOf(chosen.postId, await notificationWriter(transaction).bestReply(chosen)),

    publish: (event) => news.publish(event),
  };
}

function refuseLinks(text: string, { links }: ConductLimits): void {
  if (links === null || countLinks(text) <= links) return;
  throw new AppError('too_many_links', { fields: { content: errorText.too_many_links } });
}

/** `written`: newest first, at most as many as fit into a day. */
function refuseHaste(written: Date[], deed: 'post' | 'reply', limits: ConductLimits): void {
  const { day: most, pause } = limits[deed];
  const secondsUntil = (at: Date, wait: number) => Math.ceil((at.getTime() + wait - Date.now()) / 1000);
  const latest = written[0];
  const firstOfDay = written[most - 1];
  const spent = firstOfDay ? secondsUntil(firstOfDay, day) : 0;
  if (spent > 0) throw new AppError(deed === 'post' ? 'posts_spent' : 'replies_spent', { retryAfter: spent });
  const hasty = latest ? secondsUntil(latest, pause * 1000) : 0;
  if (hasty > 0) throw new AppError('write_pause', { retryAfter: hasty });
}
