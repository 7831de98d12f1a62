import { useState } from 'react';
import { Icon } from '#web/components/icons/icon.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useDataSaver } from '#web/lib/data-saver.ts';
import { postText as text } from '#web/messages/community.ts';
import { PhotoView } from './photo-view.tsx';
import { usePhotoView } from './use-photo-view.ts';

type Props = { address: string; title: string };

/** The signed URL expires after some minutes, so the photo may fail to load on a page that was left open. */
export function PostPhoto({ address, title }: Props) {
  const [hasFailed, setHasFailed] = useState(false);
  const isSaving = useDataSaver();
  const [isRequested, setIsRequested] = useState(false);
  const view = usePhotoView();
  if (isSaving && !isRequested)
    return (
      <Button variant="sec" className="mt-4" onClick={() => setIsRequested(true)}>
        <Icon name="image" />
        {text.showPhoto}
      </Button>
    );
  if (hasFailed) return <p className="mt-4 rounded-lg bg-surface-sunken p-4 text-sm">{text.photoLost}</p>;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={view.open}
        className="group relative mt-4 block w-full cursor-zoom-in overflow-hidden rounded-lg bg-surface-sunken"
      >
        <img
          src={address}
          alt={text.photo(title)}
          decoding="async"
          onError={() => setHasFailed(true)}
          className="mx-auto max-h-[min(20rem,38dvh)] min-h-24 object-contain"
        />
        <span className="absolute right-2 bottom-2 inline-flex items-center gap-1.5 rounded-full bg-surface-raised px-3 py-1.5 text-xs font-bold text-ink shadow-floating group-hover:underline">
          <Icon name="search" size="sm" />
          {text.enlarge}
        </span>
      </button>
      {view.isOpen && <PhotoView address={address} title={title} onClose={view.close} />}
    </>
  );
}
