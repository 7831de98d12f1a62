import type { LiveEvent } from '@app/contract/community';
import type { Database } from '#api/db/database.ts';
import type { Viewer } from '#api/lib/viewer.ts';

export type Deed = 'post' | 'reply' | 'edit' | 'like' | 'report';

/** What the writing of posts and replies asks of good conduct, notices and live updates, and tells them. */
export type CommunityHooks = {
  /** Refuses whom a limit or a suspension stops. The person is locked: what they do at once comes one after the other. */
  mayWrite: (transaction: Database, viewer: Viewer, deed: Deed, text?: string) => Promise<void>;
  /** The same about likes, which come by the thousand: asked for all who wait at once, and nobody is locked. */
  mayLike: (viewer: Viewer) => Promise<void>;

  /** These two belong to the transaction of what they tell. */
  onReply: (transaction: Database, reply: NewReply) => Promise<void>;
  onBestReply: (transaction: Database, chosen: BestReply) => Promise<void>;

  /** After the commit. Nobody waits for it, and it never throws. */
  publish: (event: LiveEvent) => void;
};

export type NewReply = {
  postId: string;
  replyId: string;
  authorId: string;
  content: string;
  /** As the sender says; whether they are people of this conversation is yet to be seen. */
  mentions: readonly string[];
};
/** `replyAuthorId` is null for who is gone. */
export type BestReply = { postId: string; replyId: string; replyAuthorId: string | null; authorId: string };
