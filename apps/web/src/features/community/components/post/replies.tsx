import type { Post, Reply } from '@app/contract/community';
import { LoadFailure } from '#web/components/ui/load-failure.tsx';
import { MoreButton } from '#web/components/ui/more-button.tsx';
import { useOutboxEntriesOfKind } from '#web/lib/outbox/use-outbox-entries.ts';
import { useMemberId } from '#web/lib/use-member-id.ts';
import { forumText, postText, replyText as text } from '#web/messages/community.ts';
import type { useThread } from '../../use-thread.ts';
import { ReplyItem } from './reply-item.tsx';
import { replyItemId, useShowSent } from './use-show-sent.ts';
import { WaitingReplies } from './waiting-replies.tsx';

type Props = {
  post: Post;
  replies: Reply[];
  thread: ReturnType<typeof useThread>['query'];
  /** The member's own name first. */
  names: readonly string[];
  headingLevel: 2 | 4;
  /** The member's own reply that was just sent, or the key of its outbox entry. */
  sentId: string | undefined;
  /** Undefined where nobody may reply. */
  onAnswer: ((name: string) => void) | undefined;
};

export function Replies({ post, replies, thread, names, headingLevel, sentId, onAnswer }: Props) {
  const Heading = `h${headingLevel}` as const;
  const waiting = useOutboxEntriesOfKind(useMemberId(), 'reply').filter(
    ({ action }) => action.postId === post._id,
  );
  useShowSent(sentId);
  return (
    <section aria-labelledby="balasan" className="mt-6">
      <Heading id="balasan" className="text-sm font-semibold text-ink-muted">
        {replies.length > 0 ? postText.replies(post.replyCount) : text.title}
      </Heading>
      {replies.length + waiting.length === 0 && <p className="mt-3 text-sm text-ink-muted">{text.empty}</p>}
      <ul className="mt-4 grid gap-4">
        {replies.map((reply) => (
          <li key={reply._id} id={replyItemId(reply._id)} tabIndex={-1} className="outline-none">
            <ReplyItem
              post={post}
              reply={reply}
              names={names}
              onAnswer={onAnswer && (() => onAnswer(reply.author.name))}
            />
          </li>
        ))}
        <WaitingReplies waiting={waiting} memberName={names[0] ?? ''} names={names} />
      </ul>
      {thread.isFetchNextPageError && (
        <LoadFailure
          title={postText.loadFailed}
          error={thread.error}
          onRetry={() => void thread.fetchNextPage()}
        />
      )}
      {thread.hasNextPage && !thread.isFetchNextPageError && (
        <MoreButton pages={thread} words={{ more: text.more, loading: forumText.loading }} />
      )}
    </section>
  );
}
