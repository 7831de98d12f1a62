import { Icon } from '#web/components/icons/icon.tsx';
import { ScanScene } from '#web/components/scenes/scan-scene.tsx';
import { joinClasses } from '#web/components/ui/join-classes.ts';
import { uploadText as text } from '#web/messages/smart-sort.ts';
import { PickButton } from './pick-button.tsx';

type Props = { isOver: boolean; onPick: (file: File | undefined) => void };

/** A phone offers its camera first; a computer, which would open the same file list twice, has one button. */
export function PhotoPicker({ isOver, onPick }: Props) {
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
        <PickButton label={text.camera} onPick={onPick} camera className="pointer-fine:hidden">
          <Icon name="camera" />
        </PickButton>
        <PickButton label={text.gallery} onPick={onPick} variant="sec" className="pointer-fine:hidden">
          <Icon name="image" />
        </PickButton>
        <PickButton label={text.pick} onPick={onPick} className="not-pointer-fine:hidden">
          <Icon name="image" />
        </PickButton>
      </div>
      <p className="mt-4 text-sm text-ink-muted not-pointer-fine:hidden">{text.drag}</p>
      <p className="mx-auto mt-4 max-w-[48ch] px-4 text-xs text-ink-muted">{text.limits}</p>
    </div>
  );
}
