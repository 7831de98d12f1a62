import type { createPost, createReply, editPost, likePost } from '@app/contract/community';
import type { RouteInput, RouteOutput } from '@app/contract/route';
import type { giveFeedback, recordScan, ScanFeedback } from '@app/contract/smart-sort';

/** A scan that the server has, or one that waits here: then by the key of its action. */
export type ScanRef = { id: string } | { key: string };

/**
 * What a person does that must reach the server, now or when there is a signal again. A post keeps its photo here: it
 * may not be uploaded yet, and the server removes an uploaded one that is not used within a day.
 */
export type Action =
  | { kind: 'scan'; scan: RouteInput<typeof recordScan>['body'] }
  | { kind: 'feedback'; scan: ScanRef; feedback: ScanFeedback }
  | { kind: 'post'; words: RouteInput<typeof editPost>['body']; pictureId: string | null; photo?: Blob }
  | { kind: 'reply'; postId: string; body: RouteInput<typeof createReply>['body'] }
  | { kind: 'like'; postId: string; replyId?: string; liked: boolean };

export type Kind = Action['kind'];
export type ActionOf<K extends Kind> = Extract<Action, { kind: K }>;

/** What the server says to each. */
export type AnswerTo = {
  scan: RouteOutput<typeof recordScan>;
  feedback: RouteOutput<typeof giveFeedback>;
  post: Pick<RouteOutput<typeof createPost>, 'post'>;
  reply: Pick<RouteOutput<typeof createReply>, 'post' | 'reply'>;
  like: Pick<RouteOutput<typeof likePost>, 'liked' | 'likeCount'>;
};

export type AnswerOf<A extends Action> = AnswerTo[A['kind']];

/** One action in the outbox. Its key makes it happen once, however often it is sent. */
export type Waiting<A extends Action = Action> = {
  key: string;
  memberId: string;
  /** When it was done, in milliseconds; with the key it tells an action from a newer one in its place. */
  at: number;
  action: A;
  /** Not to be sent before, and how often it was sent in vain. */
  notBefore: number;
  tries: number;
  /** What the server said last. A refused one waits for the person to decide. */
  problem?: string | undefined;
  isRefused?: boolean;
};

/** So long an action can wait: for as long the server knows which it has done already. */
export const longestWait = 30 * 24 * 3600 * 1000;

/** A later word about the same thing takes the place of an earlier one. */
export function isSameWish(one: Action, other: Action): boolean {
  if (one.kind === 'like' && other.kind === 'like')
    return one.postId === other.postId && one.replyId === other.replyId;
  if (one.kind === 'feedback' && other.kind === 'feedback')
    return JSON.stringify(one.scan) === JSON.stringify(other.scan);
  return false;
}
