import type { Post, Reply } from '@app/contract/community';
import { useMutation } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { Icon } from '#web/components/icons/icon.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { failureText } from '#web/lib/failure.ts';
import { bestReplyText as text } from '#web/messages/community-conduct.ts';
import { setBestReply } from '../api/post-choices.ts';

type Props = { post: Post; reply: Reply; onChanged: () => void };

/** Only for the author of the question. */
export function BestReplyButton({ post, reply, onChanged }: Props) {
  const isBest = post.bestReplyId === reply._id;
  const choice = useMutation({
    mutationFn: () => setBestReply(post._id, isBest ? null : reply._id),
    onSuccess: () => {
      onChanged();
      toast.success(isBest ? text.takenBack : text.chosen);
    },
    onError: (error) => toast.error(failureText(error, text.failed)),
  });
  if (post.category !== 'tanya' || !post.isMine || reply.isMine || reply.state !== 'visible') return null;
  return (
    <Button variant="quiet" size="sm" busy={choice.isPending} onClick={() => choice.mutate()}>
      <Icon name={isBest ? 'x' : 'verified'} />
      {isBest ? text.takeBack : text.choose}
    </Button>
  );
}
