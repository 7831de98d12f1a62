import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { PhotoUpload } from './photo-upload.ts';

/**
 * What the system brought the person here for: a photo that another app shared, or the camera. A browser opens the
 * camera for a tap only, so the shortcut leads the finger (and the focus) to its button.
 */
export function useBroughtPhoto(upload: PhotoUpload) {
  const [search, setSearch] = useSearchParams();
  const wish = search.has('bagikan') ? 'shared' : search.has('kamera') ? 'camera' : undefined;
  useEffect(() => {
    if (!wish) return;
    if (wish === 'shared') void takeShared(upload);
    else reachForCamera();
    setSearch(
      (now) => new URLSearchParams([...now].filter(([name]) => name !== 'bagikan' && name !== 'kamera')),
      { replace: true, preventScrollReset: true },
    );
  }, [wish, upload, setSearch]);
}

async function takeShared(upload: PhotoUpload) {
  const photo = await import('#web/lib/offline/shared-photo.ts')
    .then(({ takeSharedPhoto }) => takeSharedPhoto())
    .catch(() => undefined);
  if (photo) await upload.choose(photo);
}

function reachForCamera() {
  const button = document.querySelector('input[capture]')?.previousElementSibling;
  if (!(button instanceof HTMLElement)) return;
  button.scrollIntoView({ block: 'center' });
  button.focus({ preventScroll: true });
}
