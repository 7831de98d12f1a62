import type { Env } from '#api/env.ts';
import type { Viewer } from '#api/lib/viewer.ts';

/** How much a person may write. `links`: allowed links in one text; null means no limit. */
type WriteLimit = { perDay: number; pauseSeconds: number };
export type ConductLimits = { post: WriteLimit; reply: WriteLimit; links: number | null };

/** How long the lower limits of a new member apply. */
const newcomerMs = 3 * 24 * 3600 * 1000;

/** New members have lower limits than others. */
export function conductLimits(env: Env) {
  const newcomer: ConductLimits = {
    post: { perDay: env.LIMIT_POSTS_NEW, pauseSeconds: env.LIMIT_POST_PAUSE_NEW },
    reply: { perDay: env.LIMIT_REPLIES_NEW, pauseSeconds: env.LIMIT_REPLY_PAUSE_NEW },
    links: 1,
  };
  const member: ConductLimits = {
    post: { perDay: env.LIMIT_POSTS, pauseSeconds: env.LIMIT_POST_PAUSE },
    reply: { perDay: env.LIMIT_REPLIES, pauseSeconds: env.LIMIT_REPLY_PAUSE },
    links: null,
  };
  return ({ role }: Viewer, joinedAt: Date): ConductLimits =>
    role === 'member' && Date.now() - joinedAt.getTime() < newcomerMs ? newcomer : member;
}
