import type { Database } from '#api/db/database.ts';
import type { Viewer } from '#api/lib/viewer.ts';

export type WriteAction = 'post' | 'reply' | 'edit' | 'like' | 'report';

/** What posts and replies need from conduct checks, notifications and live updates. */
export type CommunityHooks = {
  /** Throws when a limit or a suspension applies. Lock the profile first, so that writes of one person are serialised. */
  assertMayWrite: (
    transaction: Database,
    viewer: Viewer,
    action: WriteAction,
    text?: string,
  ) => Promise<void>;
  /** The same for likes, which are far more frequent: batched, and without a lock. */
  assertMayLike: (viewer: Viewer) => Promise<void>;

  /** These two run in the transaction that writes the reply or the choice, and return who was notified. */
  onReply: (transaction: Database, reply: NewReply) => Promise<string[]>;
  onBestReply: (transaction: Database, chosen: BestReply) => Promise<string[]>;

  /** Call it after the commit of an event, so that open pages hear of it soon. Never throws. */
  relaySoon: () => void;
};

export type NewReply = {
  postId: string;
  replyId: string;
  authorId: string;
  content: string;
  /** Unverified: these members may not take part in the conversation. */
  mentions: readonly string[];
};
/** `replyAuthorId` is null when that account was deleted. */
export type BestReply = { postId: string; replyId: string; replyAuthorId: string | null; authorId: string };
