import type { Post } from '@app/contract/community';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatAgo } from '#web/lib/format-time.ts';
import { categoryNames, ownText, postText as text } from '#web/messages/community.ts';
import { useDeletePost } from '../../api/write-post.ts';
import { reloadLists, reloadThread } from '../../cache.ts';
import { FollowButton } from '../../conduct/components/follow-button.tsx';
import { PostMenu } from '../../conduct/components/post-menu.tsx';
import { listAddress } from '../../filters.ts';
import { AuthorName } from '../author-name.tsx';
import { Avatar } from '../avatar.tsx';
import { LikeButton } from '../like-button.tsx';
import { PlainText } from '../plain-text.tsx';
import { PostBadges } from '../post-badges.tsx';
import { EditPost } from '../write/edit-post.tsx';
import { OwnActions } from './own-actions.tsx';
import { PostPhoto } from './post-photo.tsx';

type Props = { post: Post; names: readonly string[]; headingLevel: 1 | 3; onRemoved: () => void };

export function PostBody({ post, names, headingLevel, onRemoved }: Props) {
  const { title, content, author, createdAt, editedAt, category, tags, photo, state } = post;
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      <div className="flex items-center gap-3">
        <Avatar name={author.name} />
        <div className="min-w-0">
          <p className="font-bold">
            <AuthorName author={author} />
          </p>
          <p className="flex flex-wrap gap-x-2 text-xs text-ink-muted">
            <time dateTime={createdAt}>{formatAgo(createdAt)}</time>
            <span>{categoryNames[category]}</span>
            {editedAt && <span>{text.edited}</span>}
          </p>
        </div>
      </div>
      <div className="mt-4">
        <PostBadges post={post} />
        <Heading className="mb-2 text-xl font-extrabold wrap-anywhere">{title}</Heading>
        <PlainText
          text={content}
          names={names}
          className={state === 'visible' ? '' : 'text-ink-muted italic'}
        />
        {photo && <PostPhoto key={photo} address={photo} title={title} />}
        {tags.length > 0 && (
          <ul aria-label={text.tags} className="mt-3 flex flex-wrap gap-2">
            {tags.map((tag) => (
              <li key={tag}>
                <Link
                  to={listAddress({ tag })}
                  className="inline-flex min-h-11 items-center rounded-full bg-surface-sunken px-3.5 text-xs font-semibold wrap-anywhere no-underline hover:underline"
                >
                  {tag}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      <PostActions post={post} onRemoved={onRemoved} />
    </>
  );
}

function PostActions({ post, onRemoved }: { post: Post; onRemoved: () => void }) {
  const client = useQueryClient();
  const removal = useDeletePost(post);
  const { _id: postId, liked, likeCount, state, isMine } = post;
  const isVisible = state === 'visible';
  const refresh = () => {
    void reloadThread(client, postId);
    void reloadLists(client);
  };
  return (
    <div role="group" aria-label={text.actions} className="mt-4 flex flex-wrap items-center gap-x-1 gap-y-2">
      {isVisible && (
        <LikeButton
          target={{ postId }}
          liked={liked}
          count={likeCount}
          words={{ name: text.like, failed: text.likeFailed }}
        />
      )}
      {isVisible && <FollowButton post={post} onChanged={refresh} />}
      {isVisible && isMine && (
        <OwnActions
          words={{ title: ownText.removePost, text: ownText.removePostText, removed: ownText.removed.post }}
          removal={removal}
          onRemoved={onRemoved}
          renderEdit={(onClose) => <EditPost post={post} onClose={onClose} />}
        />
      )}
      <PostMenu post={post} onChanged={refresh} />
    </div>
  );
}
