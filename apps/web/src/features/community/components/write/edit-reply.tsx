import { communityLimits, type Reply } from '@app/contract/community';
import { useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { ConfirmDialog } from '#web/components/ui/confirm-dialog.tsx';
import { TextArea } from '#web/components/ui/text-area.tsx';
import { failureText, fieldErrors } from '#web/lib/failure.ts';
import { ownText as text, replyText } from '#web/messages/community.ts';
import { useEditReply } from '../../api/write-reply.ts';

type Props = { postId: string; reply: Reply; onClose: () => void };

export function EditReply({ postId, reply, onClose }: Props) {
  const [content, setContent] = useState(reply.content);
  const [isAttempted, setIsAttempted] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const edit = useEditReply({ postId, replyId: reply._id });
  const save = () => {
    if (!content.trim()) {
      toast.error(replyText.blank);
      setIsAttempted(true);
      box.current?.focus();
      return;
    }
    edit.mutate(content.trim(), {
      onSuccess: () => {
        toast.success(text.saved);
        onClose();
      },
      onError: (error) => toast.error(failureText(error, text.notSaved)),
    });
  };
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={text.editReply}
      words={{ cancel: text.cancel, confirm: text.save, confirming: text.saving }}
      isPending={edit.isPending}
      onConfirm={save}
    >
      <TextArea
        ref={box}
        label={replyText.title}
        maxLength={communityLimits.reply}
        value={content}
        onChange={(event) => setContent(event.target.value)}
        error={isAttempted && !content.trim() ? replyText.blank : fieldErrors(edit.error).content}
      />
    </ConfirmDialog>
  );
}
