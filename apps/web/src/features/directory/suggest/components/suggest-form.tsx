import { uploadListingPhoto } from '@app/contract/directory-photo';
import { type SyntheticEvent, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Button } from '#web/components/ui/button.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { TextArea } from '#web/components/ui/text-area.tsx';
import { fieldErrors, withoutField } from '#web/lib/failure.ts';
import type { MapTiles } from '#web/lib/map-tiles.ts';
import { usePicture } from '#web/lib/photo/use-picture.ts';
import { useDraft } from '#web/lib/use-draft.ts';
import { useFirstError } from '#web/lib/use-first-error.ts';
import { suggestFieldText, suggestText as text } from '#web/messages/suggest.ts';
import { useSuggestListing } from '../api/suggest-listing.ts';
import type { Draft } from '../draft.ts';
import { openingErrors } from '../listing-of-draft.ts';
import { AboutFields } from './about-fields.tsx';
import { HoursEditor } from './hours-editor.tsx';
import { PhotoField } from './photo-field.tsx';
import { PlaceFields } from './place-fields.tsx';
import { PricesEditor } from './prices-editor.tsx';

type Props = {
  memberId: string;
  collectorId: string | null;
  /** The initial draft: empty, or the current listing. */
  createDraft: () => Draft;
  hasPhoto?: boolean;
  tiles: MapTiles | null;
  onSent: () => void;
};

export function SuggestForm({ memberId, collectorId, createDraft, hasPhoto = false, tiles, onSent }: Props) {
  const { draft, change, reset, wasRestored, isTouched } = useDraft(
    `usulan:${memberId}:${collectorId ?? 'baru'}`,
    createDraft,
  );
  const suggestion = useSuggestListing(collectorId);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const form = useFirstError<HTMLFormElement>(errors);
  const picture = usePicture({
    path: uploadListingPhoto.path,
    picture: draft.photo ?? null,
    onChange: (photo) => {
      setErrors((now) => withoutField(now, 'pictureId'));
      change({ photo });
    },
  });

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (picture.share !== undefined) {
      toast.error(text.photoUnderway);
      return;
    }
    const clientErrors = openingErrors(draft);
    setErrors(clientErrors);
    if (Object.keys(clientErrors).length > 0) return;
    suggestion.mutate(draft, {
      onSuccess: () => {
        reset();
        onSent();
      },
      onError: (error) => {
        const fields = fieldErrors(error);
        setErrors(fields);
        // An unused photo is deleted after a day; the field says what to do.
        if (fields.pictureId) change({ photo: null });
        if (Object.keys(fields).length > 0) toast.error(text.check);
      },
    });
  };
  const startOver = () => {
    setErrors({});
    suggestion.reset();
    picture.cancel();
    reset();
  };
  const part = { draft, change, errors };

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid min-w-0 gap-8">
      <p className="flex flex-wrap items-center gap-x-4 text-sm text-ink-muted">
        {wasRestored && isTouched ? text.draftFound : text.draftKept}
        {isTouched && (
          <Button variant="quiet" onClick={startOver} className="-mx-3 px-3 text-brand">
            {collectorId ? text.resetCorrection : text.startOver}
          </Button>
        )}
      </p>
      <AboutFields {...part} />
      <PlaceFields {...part} tiles={tiles} />
      <HoursEditor {...part} />
      <PricesEditor {...part} />
      <PhotoField picture={picture} error={errors.pictureId} replaces={hasPhoto} />
      <TextArea
        label={suggestFieldText.note}
        hint={suggestFieldText.noteHint}
        maxLength={500}
        value={draft.note}
        onChange={(event) => change({ note: event.target.value })}
        error={errors.note}
      />
      <FormError error={suggestion.error} title={text.notSentTitle} fallback={text.notSent} />
      <Button
        type="submit"
        size="lg"
        busy={suggestion.isPending}
        className="justify-self-start max-sm:w-full"
      >
        {suggestion.isPending ? text.submitting : text.submit}
      </Button>
    </form>
  );
}
