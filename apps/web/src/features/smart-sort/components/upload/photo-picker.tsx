import { Icon } from '#web/components/icons/icon.tsx';
import { ScanScene } from '#web/components/scenes/still-scenes.ts';
import { joinClasses } from '#web/components/ui/join-classes.ts';
import { PickPhotoButton } from '#web/components/ui/pick-photo-button.tsx';
import { uploadText as text } from '#web/messages/smart-sort.ts';
import { fetchAhead } from '../../photo-work.ts';

type Props = { isOver: boolean; onPick: (file: File | undefined) => void };

/** A phone offers its camera first; a computer, which would open the same file list twice, has one button. */
export function PhotoPicker({ isOver, onPick }: Props) {
  const pick = { onPick, onReach: fetchAhead };
  return (
    <div
      className={joinClasses(
        'pb-6 text-center transition-colors sm:m-4 sm:rounded-card sm:border-2 sm:border-dashed sm:p-4 sm:pb-8',
        isOver ? 'bg-brand-soft sm:border-brand' : 'sm:border-line-strong sm:bg-surface',
      )}
    >
      <ScanScene title={text.picture} className="block w-full sm:max-h-82.5 sm:rounded-[14px]" />
      <h2 className="mt-6 px-4 text-xl">{isOver ? text.drop : text.prompt}</h2>
      <div className="mt-5 grid gap-3 px-4 sm:flex sm:justify-center">
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
      <p className="mt-4 text-sm text-ink-muted not-pointer-fine:hidden">{text.drag}</p>
      <p className="mx-auto mt-4 max-w-[48ch] px-4 text-xs text-ink-muted">{text.limits}</p>
    </div>
  );
}
