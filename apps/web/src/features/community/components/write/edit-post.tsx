import type { Post } from '@app/contract/community';
import { type SyntheticEvent, useId, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { failureText } from '#web/lib/failure.ts';
import { useFirstError } from '#web/lib/use-first-error.ts';
import { ownText as text, writeText } from '#web/messages/community.ts';
import { useEditPost } from '../../api/write-post.ts';
import { fieldsOf, toPostInput } from '../../post-draft.ts';
import { usePostErrors } from '../../use-post-errors.ts';
import { PostFields } from './post-fields.tsx';

export function EditPost({ post, onClose }: { post: Post; onClose: () => void }) {
  const [fields, setFields] = useState(() => fieldsOf(post));
  const edit = useEditPost(post);
  const { errors, newErrors, check } = usePostErrors(fields, edit.error);
  const form = useFirstError<HTMLFormElement>(newErrors);
  const formId = useId();
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!check()) {
      toast.error(writeText.blank);
      return;
    }
    edit.mutate(toPostInput(fields), {
      onSuccess: () => {
        toast.success(text.saved);
        onClose();
      },
      onError: (error) => toast.error(failureText(error, text.notSaved)),
    });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={writeText.editTitle}
      footer={
        <>
          <Button variant="sec" className="flex-1" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button type="submit" form={formId} className="flex-1" busy={edit.isPending}>
            {edit.isPending ? text.saving : text.save}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={save} className="grid gap-5">
        <PostFields
          fields={fields}
          change={(part) => setFields((now) => ({ ...now, ...part }))}
          errors={errors}
        />
      </form>
    </Dialog>
  );
}
