import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

type OnPhoto = (photo: File) => Promise<void>;

/**
 * Handles a photo shared by another app and the camera shortcut. Browsers open the camera only on a user gesture, so
 * the shortcut focuses its button.
 */
export function useIncomingPhoto(onPhoto: OnPhoto) {
  const [search, setSearch] = useSearchParams();
  const source = search.has('bagikan') ? 'shared' : search.has('kamera') ? 'camera' : undefined;
  const latest = useRef(onPhoto);
  useEffect(() => {
    latest.current = onPhoto;
  });
  useEffect(() => {
    if (!source) return;
    if (source === 'shared') void chooseSharedPhoto(latest.current);
    else focusCameraButton();
    setSearch(
      (now) => new URLSearchParams([...now].filter(([name]) => name !== 'bagikan' && name !== 'kamera')),
      { replace: true, preventScrollReset: true },
    );
  }, [source, setSearch]);
}

async function chooseSharedPhoto(onPhoto: OnPhoto) {
  const photo = await import('#web/lib/offline/shared-photo.ts')
    .then(({ takeSharedPhoto }) => takeSharedPhoto())
    .catch(() => undefined);
  if (photo) await onPhoto(photo);
}

function focusCameraButton() {
  const button = document.querySelector('input[capture]')?.previousElementSibling;
  if (!(button instanceof HTMLElement)) return;
  button.scrollIntoView({ block: 'center' });
  button.focus({ preventScroll: true });
}
