import type { Post } from '@app/contract/community';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Icon } from '#web/components/icons/icon.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { failureText } from '#web/lib/failure.ts';
import { followText as text } from '#web/messages/community-conduct.ts';
import { setFollowed } from '../api/post-choices.ts';

type Props = { post: Post; onChanged: () => void };

/** Updates optimistically and reverts on failure. */
export function FollowButton({ post, onChanged }: Props) {
  const [optimisticFollowed, setOptimisticFollowed] = useState<boolean>();
  const isFollowed = optimisticFollowed ?? post.isFollowed;
  const toggle = async () => {
    setOptimisticFollowed(!isFollowed);
    try {
      await setFollowed(post._id, !isFollowed);
      onChanged();
      toast.success(isFollowed ? text.noLonger : text.nowFollowed);
    } catch (error) {
      setOptimisticFollowed(isFollowed);
      toast.error(failureText(error, text.failed));
    }
  };
  return (
    <Button variant="quiet" aria-pressed={isFollowed} onClick={() => void toggle()}>
      <Icon name="bell" filled={isFollowed} />
      {isFollowed ? text.followed : text.follow}
    </Button>
  );
}
