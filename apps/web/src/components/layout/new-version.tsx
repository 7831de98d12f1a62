import { useEffect, useSyncExternalStore } from 'react';
import { toast } from 'react-hot-toast/headless';
import { newVersion } from '#web/lib/offline/new-version.ts';
import { newVersionText as text } from '#web/messages/offline.ts';

const none = () => false;

/** Offers the new version; the page never reloads by itself, so form input is not lost. */
export function NewVersion() {
  const isWaiting = useSyncExternalStore(newVersion.subscribe, newVersion.isWaiting, none);
  useEffect(() => {
    if (isWaiting) toast(<Offer />, { id: 'versi-baru', duration: Infinity });
  }, [isWaiting]);
  return null;
}

const Offer = () => (
  <span className="flex flex-wrap items-center gap-x-3">
    {text.title}
    <button type="button" className="text-link min-h-11 cursor-pointer" onClick={newVersion.activate}>
      {text.take}
    </button>
  </span>
);
