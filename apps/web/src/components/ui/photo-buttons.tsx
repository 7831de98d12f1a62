import { Icon } from '#web/components/icons/icon.tsx';
import { PickPhotoButton } from '#web/components/ui/pick-photo-button.tsx';
import { photoButtonText as text } from './ui-words.ts';

type Props = { onReach: () => void; onPick: (file: File | undefined) => void };

/** A phone offers its camera first; a computer, which would open the same file list twice, has one button. */
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
