import { learningConsentText, photoConsentText } from '#web/messages/smart-sort.ts';
import { useSetLearningConsent } from '../../api/set-learning-consent.ts';
import { useSetPhotoConsent } from '../../api/set-photo-consent.ts';
import { ConsentSwitch } from './consent-switch.tsx';

type Props = { consents: { keepPhotos: boolean; teachPhotos: boolean } | undefined };

/** The model may learn from photos only while they are kept. */
export function PhotoConsents({ consents }: Props) {
  const photos = useSetPhotoConsent();
  const learning = useSetLearningConsent();
  // A page that the phone kept before an update has no `teachPhotos`.
  const { keepPhotos = false, teachPhotos = false } = consents ?? {};
  return (
    <>
      <ConsentSwitch text={photoConsentText} isGiven={keepPhotos} onChange={photos.mutateAsync} />
      <ConsentSwitch
        text={keepPhotos ? learningConsentText : { ...learningConsentText, hint: learningConsentText.notYet }}
        isGiven={teachPhotos}
        isPossible={keepPhotos}
        onChange={learning.mutateAsync}
      />
    </>
  );
}
