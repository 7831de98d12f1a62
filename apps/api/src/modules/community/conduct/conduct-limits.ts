import type { Env } from '#api/env.ts';
import type { Viewer } from '#api/lib/viewer.ts';

/** How much a person may write: in a day, and seconds between two. `links`: in one text; null is as many as they like. */
type Pace = { day: number; pause: number };
export type ConductLimits = { post: Pace; reply: Pace; links: number | null };

/** So long is somebody new here. */
const newFor = 3 * 24 * 3600 * 1000;

/** Gentle with everybody, gentler with those whom nobody knows yet. */
export function conductLimits(env: Env) {
  const newcomer: ConductLimits = {
    post: { day: env.LIMIT_POSTS_NEW, pause: env.LIMIT_POST_PAUSE_NEW },
    reply: { day: env.LIMIT_REPLIES_NEW, pause: env.LIMIT_REPLY_PAUSE_NEW },
    links: 1,
  };
  const member: ConductLimits = {
    post: { day: env.LIMIT_POSTS, pause: env.LIMIT_POST_PAUSE },
    reply: { day: env.LIMIT_REPLIES, pause: env.LIMIT_REPLY_PAUSE },
    links: null,
  };
  return ({ role }: Viewer, joinedAt: Date): ConductLimits =>
    role === 'member' && Date.now() - joinedAt.getTime() < newFor ? newcomer : member;
}
