import { type SyntheticEvent, useId } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { PictureField } from '#web/components/ui/picture-field.tsx';
import type { Question } from '#web/lib/ask-community.ts';
import { useFirstError } from '#web/lib/use-first-error.ts';
import { writeText as text } from '#web/messages/community.ts';
import { SuspensionNotice } from '../../conduct/components/suspension-notice.tsx';
import { useNewPost } from '../../use-new-post.ts';
import { PostFields } from './post-fields.tsx';

type Props = { memberId: string; question: Question | undefined; onClose: () => void };

/** Form for a new post. The draft is stored on the device until it is sent. */
export function WriteDialog({ memberId, question, onClose }: Props) {
  const post = useNewPost({ memberId, question, onPosted: onClose });
  const { draft, changeFields, errors, newErrors, picture, isPending, isTouched, wasRestored } = post;
  const form = useFirstError<HTMLFormElement>(newErrors);
  const formId = useId();
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    post.submit();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.title}
      footer={
        <Button type="submit" form={formId} size="lg" block busy={isPending}>
          {isPending ? text.posting : text.post}
        </Button>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={send} className="grid gap-5">
        <SuspensionNotice />
        <PostFields fields={draft} change={changeFields} errors={errors} />
        <fieldset className="grid min-w-0 gap-3">
          <legend className="mb-1.5 text-sm font-semibold">{text.photo}</legend>
          <p className="text-xs text-ink-muted">{text.photoHint}</p>
          <PictureField picture={picture} error={errors.pictureId} />
        </fieldset>
        <p className="flex flex-wrap items-center gap-x-4 text-xs text-ink-muted">
          {wasRestored && isTouched ? text.draftFound : text.draftKept}
          {isTouched && (
            <button type="button" className="text-link min-h-11" onClick={post.startOver}>
              {text.startOver}
            </button>
          )}
        </p>
      </form>
    </Dialog>
  );
}
