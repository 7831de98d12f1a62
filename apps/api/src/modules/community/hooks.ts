import type { LiveEvent } from '@app/contract/community';
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

  /** These two run in the transaction that writes the reply or the choice. */
  onReply: (transaction: Database, reply: NewReply) => Promise<void>;
  onBestReply: (transaction: Database, chosen: BestReply) => Promise<void>;

  /** Called after the commit, not awaited, and never throws. */
  publish: (event: LiveEvent) => void;
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
