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
import type { CommunityHooks, WriteAction } from '../hooks.ts';
import { notificationWriter } from '../notification/notification-writer.repository.ts';
import { suspensionSentence } from '../moderation/suspension-texts.ts';

const minute = 60_000;
const day = 24 * 3600 * 1000;

type Parts = { db: Database; redis: Redis; env: Env; relaySoon: () => void };

/** Checks whether a member may write, and notifies others. */
export function conductService({ db, redis, env, relaySoon }: Parts): CommunityHooks {
  const limitsOf = conductLimits(env);
  const likes = requestBudget(redis, { name: 'limit:likes:', limit: env.LIMIT_LIKES, windowMs: minute });
  const isSuspended = batchLoader(async (profileIds: readonly string[]) => {
    const suspended = await conductRepository(db).suspended(profileIds);
    return (profileId) => suspended.has(profileId);
  });

  async function assertMayWrite(
    transaction: Database,
    viewer: Viewer,
    action: WriteAction,
    text = '',
  ): Promise<void> {
    const conduct = conductRepository(transaction);
    const status = await conduct.writerStatus(viewer.id);
    if (!status) throw new AppError('not_signed_in');
    const { joinedAt, suspendedUntil } = status;
    if (suspendedUntil) {
      throw new AppError('suspended', { fields: { suspension: suspensionSentence(suspendedUntil) } });
    }
    const limits = limitsOf(viewer, joinedAt);
    enforceLinkLimit(text, limits);
    if (action !== 'post' && action !== 'reply') return;
    enforceWriteLimit(await conduct.recentWrites(action, viewer.id, limits[action].perDay), action, limits);
  }

  return {
    assertMayWrite,

    async assertMayLike(viewer: Viewer): Promise<void> {
      const wait = await likes.take(viewer.id);
      if (wait > 0) throw new AppError('too_many_requests', { retryAfter: Math.ceil(wait / 1000) });
      if (await isSuspended(viewer.id)) await assertMayWrite(db, viewer, 'like');
    },

    onReply: (transaction, reply) => notificationWriter(transaction).reply(reply),
    onBestReply: (transaction, chosen) => notificationWriter(transaction).bestReply(chosen),
    relaySoon,
  };
}

function enforceLinkLimit(text: string, { links }: ConductLimits): void {
  if (links === null || countLinks(text) <= links) return;
  throw new AppError('too_many_links', { fields: { content: errorText.too_many_links } });
}

/** `recentWrites`: newest first, at most as many as allowed per day. */
function enforceWriteLimit(recentWrites: Date[], action: 'post' | 'reply', limits: ConductLimits): void {
  const { perDay: dayLimit, pauseSeconds } = limits[action];
  const secondsUntil = (at: Date, wait: number) => Math.ceil((at.getTime() + wait - Date.now()) / 1000);
  const latest = recentWrites[0];
  const firstOfDay = recentWrites[dayLimit - 1];
  const dayLimitSeconds = firstOfDay ? secondsUntil(firstOfDay, day) : 0;
  if (dayLimitSeconds > 0)
    throw new AppError(action === 'post' ? 'posts_spent' : 'replies_spent', { retryAfter: dayLimitSeconds });
  const pauseLeftSeconds = latest ? secondsUntil(latest, pauseSeconds * 1000) : 0;
  if (pauseLeftSeconds > 0) throw new AppError('write_pause', { retryAfter: pauseLeftSeconds });
}
