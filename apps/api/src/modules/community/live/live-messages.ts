import type { LiveEvent } from '@app/contract/community';
import type { Database } from '#api/db/database.ts';
import type { EventRow } from '#api/lib/events/event-reader.repository.ts';
import type { LiveMessage } from './live-channel.ts';
import { liveSubjects } from './live-subjects.repository.ts';

/** What pages are told of these events: everybody of the change, and its members of their notifications. */
export async function liveMessagesOf(db: Database, events: EventRow[]): Promise<LiveMessage[]> {
  const subjects = liveSubjects(db);
  const posts = await subjects.posts(events);
  const replyAuthors = await subjects.replyAuthors(events);

  function publicEventOf({ kind, post_id: postId, reply_id: replyId }: EventRow): LiveEvent | undefined {
    if (postId === null) return undefined;
    const post = kind === 'post' ? posts.get(postId) : undefined;
    if (post?.author_id) return { type: 'post', postId, category: post.category, authorId: post.author_id };
    const authorId = kind === 'reply' && replyId ? replyAuthors.get(replyId) : undefined;
    if (replyId && authorId) return { type: 'reply', postId, replyId, authorId };
    return { type: 'changed', postId };
  }

  return events.flatMap((row) => {
    const event = publicEventOf(row);
    const { id, notified_ids: to } = row;
    return [
      ...(event ? [{ id, event }] : []),
      ...(to ? [{ id: `${id} to`, event: { type: 'notification' as const }, to }] : []),
    ];
  });
}
