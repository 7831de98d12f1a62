import { BackLink } from '#web/components/ui/back-link.tsx';
import { postText as text } from '#web/messages/community.ts';
import { forumPath } from '../../filters.ts';
import { useCloseOverlay } from '../../use-close-overlay.ts';
import { useThread } from '../../use-thread.ts';
import { Conversation } from './conversation.tsx';
import { ReplyFoot } from './reply-foot.tsx';
import { ThreadState } from './thread-state.tsx';

type Props = { postId: string; member: { _id: string; name: string } };

/** A post opened by its URL. */
export function PostPage({ postId, member }: Props) {
  const close = useCloseOverlay();
  const thread = useThread(postId, member._id);
  const { query, post, people, draft } = thread;
  return (
    <div className="page-width flex max-w-180 flex-1 flex-col pt-6 md:pt-10">
      <div className="mb-3">
        <BackLink to={forumPath} label={text.back} />
      </div>
      {post ? (
        <>
          <Conversation post={post} thread={thread} memberName={member.name} isPage onRemoved={close} />
          <div
            data-dock
            className="sticky bottom-0 mt-6 flex gap-3 border-t border-line bg-surface pt-3 pb-[max(12px,env(safe-area-inset-bottom))]"
          >
            <ReplyFoot post={post} people={people} draft={draft} />
          </div>
        </>
      ) : (
        <ThreadState error={query.error} onRetry={() => void query.refetch()} isPage />
      )}
    </div>
  );
}
