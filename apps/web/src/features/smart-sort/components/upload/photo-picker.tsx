import { Link } from 'react-router';
import { ScanScene } from '#web/components/static-scenes.ts';
import { joinClasses } from '#web/components/ui/join-classes.ts';
import { PhotoButtons } from '#web/components/ui/photo-buttons.tsx';
import { uploadText as text } from '#web/messages/smart-sort.ts';
import { preloadScripts } from '../../classify-photo.ts';

type Props = { isOver: boolean; onPick: (file: File | undefined) => void };

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
      <PhotoButtons onBeforePick={preloadScripts} onPick={onPick} />
      <p className="mt-4 text-sm text-ink-muted not-pointer-fine:hidden">{text.drag}</p>
      <p className="mt-4 text-sm">
        {text.withoutCamera}{' '}
        <Link to="/pilah" className="text-link inline-flex min-h-11 items-center">
          {text.findByName}
        </Link>
      </p>
      <p className="mx-auto mt-4 max-w-[48ch] px-4 text-xs text-ink-muted">{text.limits}</p>
    </div>
  );
}
