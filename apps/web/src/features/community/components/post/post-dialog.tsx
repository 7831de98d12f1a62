import { useEffect } from 'react';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { postText as text } from '#web/messages/community.ts';
import { useLeave } from '../../use-leave.ts';
import { useThread } from '../../use-thread.ts';
import { rowId } from '../list/row-id.ts';
import { Conversation } from './conversation.tsx';
import { ReplyFoot } from './reply-foot.tsx';
import { ThreadState } from './thread-state.tsx';

type Props = { postId: string; member: { _id: string; name: string } };

/** A post over the list that it was opened from. */
export function PostDialog({ postId, member }: Props) {
  const leave = useLeave();
  const thread = useThread(postId, member._id);
  const { query, post, people, draft } = thread;
  // The back button takes the dialog away as it stands, and the browser then forgets where the focus was.
  useEffect(() => () => document.getElementById(rowId(postId))?.focus({ preventScroll: true }), [postId]);
  return (
    <Dialog
      isOpen
      onClose={leave}
      title={text.title}
      footer={post && <ReplyFoot post={post} people={people} draft={draft} />}
    >
      {post ? (
        <Conversation post={post} thread={thread} memberName={member.name} isPage={false} onRemoved={leave} />
      ) : (
        <ThreadState error={query.error} onRetry={() => void query.refetch()} isPage={false} />
      )}
    </Dialog>
  );
}
