import type { PieceKind } from '@app/contract/education';
import type { SyntheticEvent } from 'react';
import { FormError } from '#web/components/ui/form-error.tsx';
import { Icon } from '#web/components/icons/icon.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { FormSection } from '#web/components/ui/form-section.tsx';
import { PictureField } from '#web/components/ui/picture-field.tsx';
import { useFirstError } from '#web/lib/use-first-error.ts';
import { pictureText, submitText as text } from '#web/messages/education-submit.ts';
import type { SubmissionState } from '../use-submission.ts';
import { PieceFields } from './piece-fields.tsx';

type Props = { kind: PieceKind; submission: SubmissionState; onPreview: () => void };

export function PieceForm({ kind, submission, onPreview }: Props) {
  const { draft, change, errors, picture, submit, startOver, isTouched, wasRestored, isPending, error } =
    submission;
  const form = useFirstError<HTMLFormElement>(errors);
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form ref={form} noValidate onSubmit={send} className="grid min-w-0 content-start gap-8">
      <p className="flex flex-wrap items-center gap-x-4 text-sm text-ink-muted">
        {wasRestored && isTouched ? text.draftFound : text.draftKept}
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
      <FormError error={error} title={text.notSentTitle} fallback={text.notSent} />
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
