import type { PieceKind } from '@app/contract/education';
import type { SyntheticEvent } from 'react';
import { SendRefusal } from '#web/components/ui/send-refusal.tsx';
import { Icon } from '#web/components/icons/icon.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { FormSection } from '#web/components/ui/form-section.tsx';
import { PictureField } from '#web/components/ui/picture-field.tsx';
import { useFirstError } from '#web/lib/use-first-error.ts';
import { pictureText, submitText as text } from '#web/messages/education-submit.ts';
import type { SubmissionDesk } from '../use-submission.ts';
import { PieceFields } from './piece-fields.tsx';

type Props = { kind: PieceKind; desk: SubmissionDesk; onPreview: () => void };

export function PieceForm({ kind, desk, onPreview }: Props) {
  const { draft, change, errors, picture, submit, startOver, isTouched, wasFound, isPending, error } = desk;
  const form = useFirstError<HTMLFormElement>(errors);
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form ref={form} noValidate onSubmit={send} className="grid min-w-0 content-start gap-8">
      <p className="flex flex-wrap items-center gap-x-4 text-sm text-ink-muted">
        {wasFound && isTouched ? text.draftFound : text.draftKept}
        {isTouched && (
          <button type="button" className="text-link min-h-11" onClick={startOver}>
            {text.startOver}
          </button>
        )}
      </p>
      <PieceFields
        kind={kind}
        draft={draft}
        change={change}
        errors={errors}
        picture={
          <FormSection title={pictureText.title} hint={pictureText.hint}>
            <PictureField picture={picture} error={errors.pictureId} />
          </FormSection>
        }
      />
      <SendRefusal error={error} title={text.notSentTitle} otherwise={text.notSent} />
      <div className="grid gap-3 sm:flex sm:flex-wrap sm:items-center">
        <Button type="submit" size="lg" busy={isPending}>
          {isPending ? text.submitting : text.submit}
        </Button>
        <Button variant="sec" size="lg" onClick={onPreview}>
          <Icon name="eye" />
          {text.preview}
        </Button>
        <p className="text-sm text-ink-muted">{text.limit}</p>
      </div>
    </form>
  );
}
