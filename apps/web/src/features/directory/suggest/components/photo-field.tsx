import { FormSection } from '#web/components/ui/form-section.tsx';
import { PictureField } from '#web/components/ui/picture-field.tsx';
import type { Picture } from '#web/lib/photo/use-picture.ts';
import { suggestFieldText as text } from '#web/messages/suggest.ts';

type Props = {
  picture: Picture;
  error: string | undefined;
  /** A photo is shown already. */ replaces: boolean;
};

/** A photo of the front, by which people recognise the place. */
export const PhotoField = ({ picture, error, replaces }: Props) => (
  <FormSection title={text.photo} hint={replaces ? text.photoReplaces : text.photoHint}>
    <PictureField picture={picture} error={error} />
  </FormSection>
);
