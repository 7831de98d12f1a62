import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { PhotoUpload } from './photo-upload.ts';

/**
 * Handles a photo shared by another app and the camera shortcut. Browsers open the camera only on a user gesture, so
 * the shortcut focuses its button.
 */
export function useIncomingPhoto(upload: PhotoUpload) {
  const [search, setSearch] = useSearchParams();
  const source = search.has('bagikan') ? 'shared' : search.has('kamera') ? 'camera' : undefined;
  useEffect(() => {
    if (!source) return;
    if (source === 'shared') void chooseSharedPhoto(upload);
    else focusCameraButton();
    setSearch(
      (now) => new URLSearchParams([...now].filter(([name]) => name !== 'bagikan' && name !== 'kamera')),
      { replace: true, preventScrollReset: true },
    );
  }, [source, upload, setSearch]);
}

async function chooseSharedPhoto(upload: PhotoUpload) {
  const photo = await import('#web/lib/offline/shared-photo.ts')
    .then(({ takeSharedPhoto }) => takeSharedPhoto())
    .catch(() => undefined);
  if (photo) await upload.choose(photo);
}

function focusCameraButton() {
  const button = document.querySelector('input[capture]')?.previousElementSibling;
  if (!(button instanceof HTMLElement)) return;
  button.scrollIntoView({ block: 'center' });
  button.focus({ preventScroll: true });
}
