import type { LiveEvent } from '@app/contract/community';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';

/** Sent through Redis to all instances. Without `to` it is for everybody. */
export type LiveMessage = { event: LiveEvent; to?: string[] };

/** The Redis client prefixes keys, but not channels. */
export const liveChannel = (prefix: string): string => `${prefix}community:live`;

/** Publishes events to all instances. Lost events are harmless, because pages also refresh by themselves. */
export function livePublisher(redis: Redis, prefix: string) {
  const channel = liveChannel(prefix);
  /** Recipients of notifications written in a transaction, until its event is published after the commit. */
  const queued = new LRUCache<string, string[]>({ max: 1000 });

  const send = (message: LiveMessage): void =>
    void redis.publish(channel, JSON.stringify(message)).catch(() => undefined);

  function notify(profileIds: string[]): void {
    if (profileIds.length > 0) send({ event: { type: 'notification' }, to: profileIds });
  }

  return {
    notify,

    /** `subjectId`: the id of the reply or post in the event that is published after the commit. */
    queueAfterCommit(subjectId: string, profileIds: string[]): void {
      if (profileIds.length > 0) queued.set(subjectId, profileIds);
    },

    publish(event: LiveEvent): void {
      send({ event });
      if (event.type === 'notification') return;
      const subjectId = event.type === 'reply' ? event.replyId : event.postId;
      notify(queued.get(subjectId) ?? []);
      queued.delete(subjectId);
    },
  };
}

export type LivePublisher = ReturnType<typeof livePublisher>;
