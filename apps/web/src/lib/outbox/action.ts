import type { createPost, createReply, editPost, likePost } from '@app/contract/community';
import type { confirmCollector } from '@app/contract/directory';
import type { RouteInput, RouteOutput } from '@app/contract/route';
import type { giveFeedback, recordScan, ScanFeedback } from '@app/contract/smart-sort';

/** A scan on the server by its id, or one in the outbox by the key of its action. */
export type ScanRef = { id: string } | { key: string };

/**
 * An action that must reach the server, now or when the network is back. A post keeps its photo: it may not be uploaded
 * yet, and the server deletes an uploaded photo that is not used within a day.
 */
export type Action =
  | { kind: 'scan'; scan: RouteInput<typeof recordScan>['body'] }
  | { kind: 'feedback'; scan: ScanRef; feedback: ScanFeedback }
  | { kind: 'post'; words: RouteInput<typeof editPost>['body']; pictureId: string | null; photo?: Blob }
  | { kind: 'reply'; postId: string; body: RouteInput<typeof createReply>['body'] }
  | { kind: 'like'; postId: string; replyId?: string; liked: boolean }
  | { kind: 'confirmation'; collectorId: string; name: string; isOpen: boolean };

export type Kind = Action['kind'];
export type ActionOf<K extends Kind> = Extract<Action, { kind: K }>;

/** The response to each kind of action. */
export type ActionResponses = {
  scan: RouteOutput<typeof recordScan>;
  feedback: RouteOutput<typeof giveFeedback>;
  post: Pick<RouteOutput<typeof createPost>, 'post'>;
  reply: Pick<RouteOutput<typeof createReply>, 'post' | 'reply'>;
  like: Pick<RouteOutput<typeof likePost>, 'liked' | 'likeCount'>;
  confirmation: RouteOutput<typeof confirmCollector>;
};

export type ActionResponse<A extends Action> = ActionResponses[A['kind']];

/** One action in the outbox. Its idempotency key makes it take effect once, however often it is sent. */
export type OutboxEntry<A extends Action = Action> = {
  key: string;
  memberId: string;
  /** When it was created, in milliseconds; with the key it distinguishes an entry from a newer one that replaced it. */
  at: number;
  action: A;
  /** Earliest time of the next attempt, and the number of failed attempts. */
  notBefore: number;
  tries: number;
  /** The last error message. A refused entry stays until the member retries or discards it. */
  problem?: string | undefined;
  isRefused?: boolean;
};

/** The server remembers idempotency keys for this long. */
export const maxAgeMs = 30 * 24 * 3600 * 1000;

/** Whether a later action on the same target replaces an earlier one. */
export function supersedes(one: Action, other: Action): boolean {
  if (one.kind === 'like' && other.kind === 'like')
    return one.postId === other.postId && one.replyId === other.replyId;
  if (one.kind === 'feedback' && other.kind === 'feedback')
    return JSON.stringify(one.scan) === JSON.stringify(other.scan);
  if (one.kind === 'confirmation' && other.kind === 'confirmation')
    return one.collectorId === other.collectorId;
  return false;
}
