import type { LiveEvent } from '@app/contract/community';

/**
 * Sent through Redis to all instances, at least once: repetitions have the same `id`. Messages of version 1.0.0 have none.
 * Without `to` it is for everybody.
 */
export type LiveMessage = { id?: string; event: LiveEvent; to?: string[] };

/** The Redis client prefixes keys, but not channels. */
export const liveChannel = (prefix: string): string => `${prefix}community:live`;
