import { useEffect, useState } from 'react';
import { mayFetchAhead } from '#web/lib/data-saver.ts';
import { whenAtRest } from '#web/lib/when-at-rest.ts';
import { onDevice } from './on-device.ts';
import { useOnDevice } from './use-on-device.ts';

type Connection = EventTarget & { type?: string };

const connection = () => (navigator as { connection?: Connection }).connection;

/** Fetches the files by themselves, if their owner agreed: on a page at rest, over Wi-Fi, never while saving data. */
export function useWifiDownload() {
  const [network, setNetwork] = useState<string>();
  const { state, preference } = useOnDevice();
  useEffect(() => {
    const look = () => setNetwork(connection()?.type);
    look();
    connection()?.addEventListener('change', look);
    return () => connection()?.removeEventListener('change', look);
  }, []);

  const isWanted = preference.onWifi && state.status === 'absent' && network === 'wifi';
  useEffect(() => {
    let isGone = false;
    if (isWanted)
      void whenAtRest().then(() => {
        if (!isGone && mayFetchAhead()) void onDevice.download();
      });
    return () => void (isGone = true);
  }, [isWanted]);

  /** Most browsers do not say which network they use: there the wish could never be granted. */
  return { canTell: network !== undefined };
}
