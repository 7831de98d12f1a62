import { Icon } from '#web/components/icons/icon.tsx';
import { PickPhotoButton } from '#web/components/ui/pick-photo-button.tsx';
import { photoButtonText as text } from './ui-text.ts';

type Props = { onBeforePick: () => void; onPick: (file: File | undefined) => void };

/** Phones get a camera and a gallery button; desktops get one, because both would open the same file picker. */
export function PhotoButtons(pick: Props) {
  return (
    <div className="mt-5 grid gap-3 px-4 sm:flex sm:justify-center noscript:hidden">
      <PickPhotoButton {...pick} label={text.camera} camera className="pointer-fine:hidden">
        <Icon name="camera" />
      </PickPhotoButton>
      <PickPhotoButton {...pick} label={text.gallery} variant="sec" className="pointer-fine:hidden">
        <Icon name="image" />
      </PickPhotoButton>
      <PickPhotoButton {...pick} label={text.pick} className="not-pointer-fine:hidden">
        <Icon name="image" />
      </PickPhotoButton>
    </div>
  );
}
