import type { Post, Reply } from '@app/contract/community';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { joinClasses } from '#web/components/ui/join-classes.ts';
import { formatShortTime } from '#web/lib/format-time.ts';
import { ownText, postText, replyText as text } from '#web/messages/community.ts';
import { useDeleteReply } from '../../api/write-reply.ts';
import { reloadThread } from '../../cache.ts';
import { BestReplyButton } from '../../conduct/components/best-reply-button.tsx';
import { ReplyMenu } from '../../conduct/components/reply-menu.tsx';
import { AuthorName } from '../author-name.tsx';
import { Avatar } from '../avatar.tsx';
import { LikeButton } from '../like-button.tsx';
import { PlainText } from '../plain-text.tsx';
import { EditReply } from '../write/edit-reply.tsx';
import { OwnActions } from './own-actions.tsx';

type Props = { post: Post; reply: Reply; names: readonly string[]; onAnswer: (() => void) | undefined };

export function ReplyItem({ post, reply, names, onAnswer }: Props) {
  const { author, content, state, isMuted } = reply;
  const [isExpanded, setIsExpanded] = useState(false);
  const isBest = post.bestReplyId === reply._id;
  if (isMuted && !isExpanded)
    return (
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-muted">
        {text.muted}
        <button type="button" className="text-link min-h-11" onClick={() => setIsExpanded(true)}>
          {text.show}
        </button>
      </p>
    );
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
      <Avatar name={author.name} small />
      <div className="min-w-0">
        <div
          className={joinClasses(
            'rounded-[4px_16px_16px_16px] border px-3.5 py-2.5 text-sm',
            isBest ? 'border-success bg-success-soft' : 'border-line bg-surface',
          )}
        >
          {isBest && (
            <p className="mb-1">
              <Badge tone="success" icon="verified">
                {text.best}
              </Badge>
            </p>
          )}
          <p className="font-bold">
            <AuthorName author={author} />
          </p>
          <PlainText
            text={content}
            names={names}
            className={state === 'visible' ? '' : 'text-ink-muted italic'}
          />
        </div>
        <ReplyActions post={post} reply={reply} onAnswer={onAnswer} />
      </div>
    </div>
  );
}

function ReplyActions({ post, reply, onAnswer }: Omit<Props, 'names'>) {
  const client = useQueryClient();
  const { _id: replyId, author, liked, likeCount, createdAt, editedAt, state, isMine } = reply;
  const removal = useDeleteReply({ postId: post._id, replyId });
  const isVisible = state === 'visible';
  const refresh = () => void reloadThread(client, post._id);
  return (
    <div className="mt-0.5 flex flex-wrap items-center gap-x-1 text-xs text-ink-muted">
      {isVisible && (
        <LikeButton
          borderless
          target={{ postId: post._id, replyId }}
          liked={liked}
          count={likeCount}
          words={{ name: text.like(author.name), failed: text.likeFailed }}
        />
      )}
      <time dateTime={createdAt} className="px-1 tabular-nums">
        {formatShortTime(createdAt)}
      </time>
      {editedAt && isVisible && <span className="px-1">{postText.edited}</span>}
      {isVisible && !isMine && onAnswer && (
        <Button variant="quiet" size="sm" aria-label={text.answerTo(author.name)} onClick={onAnswer}>
          {text.answer}
        </Button>
      )}
      {isVisible && isMine && (
        <OwnActions
          words={{
            title: ownText.removeReply,
            text: ownText.removeReplyText,
            removed: ownText.removed.reply,
          }}
          removal={removal}
          renderEdit={(onClose) => <EditReply postId={post._id} reply={reply} onClose={onClose} />}
        />
      )}
      <BestReplyButton post={post} reply={reply} onChanged={refresh} />
      <ReplyMenu post={post} reply={reply} onChanged={refresh} />
    </div>
  );
}
