import type { LiveEvent } from '@app/contract/community';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';

/** Over Redis to all copies. Without `to` it is for everybody. */
export type LiveMessage = { event: LiveEvent; to?: string[] };

/** Redis puts its prefix before keys, not before channels. */
export const liveChannel = (prefix: string): string => `${prefix}community:live`;

/** Tells all copies what happened. Whatever gets lost the pages find out by themselves. */
export function liveNews(redis: Redis, prefix: string) {
  const channel = liveChannel(prefix);
  /** Who was told within a transaction, until it is heard that it was committed. */
  const told = new LRUCache<string, string[]>({ max: 1000 });

  const send = (message: LiveMessage): void =>
    void redis.publish(channel, JSON.stringify(message)).catch(() => undefined);

  function tell(profileIds: string[]): void {
    if (profileIds.length > 0) send({ event: { type: 'notification' }, to: profileIds });
  }

  return {
    tell,

    /** `about`: the reply or the post that the event after the commit will name. */
    toldOf(about: string, profileIds: string[]): void {
      if (profileIds.length > 0) told.set(about, profileIds);
    },

    publish(event: LiveEvent): void {
      send({ event });
      if (event.type === 'notification') return;
      const about = event.type === 'reply' ? event.replyId : event.postId;
      tell(told.get(about) ?? []);
      told.delete(about);
    },
  };
}

export type LiveNews = ReturnType<typeof liveNews>;
