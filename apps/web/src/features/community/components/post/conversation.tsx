import type { Post } from '@app/contract/community';
import { product } from '@app/contract/product';
import { useEffect } from 'react';
import { SuspensionNotice } from '../../conduct/components/suspension-notice.tsx';
import type { useThread } from '../../use-thread.ts';
import { PostBody } from './post-body.tsx';
import { Replies } from './replies.tsx';
import { mayReply } from './reply-foot.tsx';

type Props = {
  post: Post;
  thread: ReturnType<typeof useThread>;
  memberName: string;
  /** Shown as its own page, not in a dialog over the list. */
  isPage: boolean;
  onRemoved: () => void;
};

export function Conversation({ post, thread, memberName, isPage, onRemoved }: Props) {
  const { query, replies, people, draft } = thread;
  const names = [memberName, ...people.map(({ name }) => name)];
  // Posts are for members only, so the server can render just the route's title; the next navigation restores it.
  useEffect(() => {
    document.title = `${post.title} · ${product.name}`;
  }, [post.title]);
  return (
    <>
      <PostBody post={post} names={names} headingLevel={isPage ? 1 : 3} onRemoved={onRemoved} />
      <Replies
        post={post}
        replies={replies}
        thread={query}
        names={names}
        headingLevel={isPage ? 2 : 4}
        sentId={draft.sentId}
        onAnswer={mayReply(post) ? draft.answer : undefined}
      />
      <div className="mt-4 empty:hidden">
        <SuspensionNotice />
      </div>
    </>
  );
}
