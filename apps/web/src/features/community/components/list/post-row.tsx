import type { Post } from '@app/contract/community';
import { Link } from 'react-router';
import { Icon, type IconName } from '#web/components/icons/icon.tsx';
import { formatNumber } from '#web/lib/format-number.ts';
import { formatAgo } from '#web/lib/format-time.ts';
import { categoryNames, postText as text } from '#web/messages/community.ts';
import { type ForumFilters, postAddress } from '../../filters.ts';
import { AuthorName } from '../author-name.tsx';
import { Avatar } from '../avatar.tsx';
import { PostBadges } from '../post-badges.tsx';
import { PostThumbnail } from './post-thumbnail.tsx';
import { rowId } from './row-id.ts';

type Props = { post: Post; filters: ForumFilters };

export function PostRow({ post, filters }: Props) {
  const { _id, title, content, author, createdAt, category, likeCount, replyCount, thumbnail } = post;
  return (
    <article className="group relative grid grid-cols-[auto_minmax(0,1fr)] gap-3 py-5 sm:gap-4">
      <Avatar name={author.name} />
      <div className="min-w-0">
        <PostBadges post={post} />
        <h2 className="text-lg leading-[1.3] wrap-anywhere">
          <Link
            id={rowId(_id)}
            to={postAddress(_id, filters)}
            state={{ isFromList: true }}
            preventScrollReset
            className="no-underline decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {title}
          </Link>
        </h2>
        <div className="mt-1 flex items-start gap-3">
          <p className="line-clamp-2 min-w-0 flex-1 text-sm leading-[1.55] wrap-anywhere text-ink-muted">
            {content}
          </p>
          {thumbnail && <PostThumbnail key={thumbnail} address={thumbnail} />}
        </div>
        <p className="mt-2 flex flex-wrap items-center gap-x-3.5 gap-y-1 text-xs text-ink-muted tabular-nums max-[480px]:gap-x-2.5">
          <AuthorName author={author} />
          <time dateTime={createdAt}>{formatAgo(createdAt)}</time>
          <span>{categoryNames[category]}</span>
          <span className="inline-flex gap-x-2.5">
            <Count icon="heart" count={likeCount} words={text.likes} />
            <Count icon="chat" count={replyCount} words={text.replies} />
          </span>
        </p>
      </div>
    </article>
  );
}

type CountProps = { icon: IconName; count: number; words: (count: number) => string };

const Count = ({ icon, count, words }: CountProps) => (
  <span className="inline-flex items-center gap-1.25">
    <Icon name={icon} size="sm" />
    <span aria-hidden="true">{formatNumber(count)}</span>
    <span className="sr-only">{words(count)}</span>
  </span>
);
