import { useEffect } from 'react';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { postText as text } from '#web/messages/community.ts';
import { useCloseOverlay } from '../../use-close-overlay.ts';
import { useThread } from '../../use-thread.ts';
import { rowId } from '../list/row-id.ts';
import { Conversation } from './conversation.tsx';
import { ReplyFoot } from './reply-foot.tsx';
import { ThreadState } from './thread-state.tsx';

type Props = { postId: string; member: { _id: string; name: string } };

/** A post opened from the list, in a dialog over it. */
export function PostDialog({ postId, member }: Props) {
  const close = useCloseOverlay();
  const thread = useThread(postId, member._id);
  const { query, post, people, draft } = thread;
  // The back button unmounts the open dialog, and the browser then does not restore the focus.
  useEffect(() => () => document.getElementById(rowId(postId))?.focus({ preventScroll: true }), [postId]);
  return (
    <Dialog
      isOpen
      onClose={close}
      title={text.title}
      footer={post && <ReplyFoot post={post} people={people} draft={draft} />}
    >
      {post ? (
        <Conversation post={post} thread={thread} memberName={member.name} isPage={false} onRemoved={close} />
      ) : (
        <ThreadState error={query.error} onRetry={() => void query.refetch()} isPage={false} />
      )}
    </Dialog>
  );
}
