import { useEffect, useState } from 'react';
import { canPrefetch } from '#web/lib/data-saver.ts';
import { whenIdle } from '#web/lib/when-idle.ts';
import { onDevice } from './on-device.ts';
import { useOnDevice } from './use-on-device.ts';

type Connection = EventTarget & { type?: string };

const connection = () => (navigator as { connection?: Connection }).connection;

/** Downloads the files automatically if the user agreed: on an idle page, over Wi-Fi, never in data-saver mode. */
export function useWifiDownload() {
  const [network, setNetwork] = useState<string>();
  const { state, preference } = useOnDevice();
  useEffect(() => {
    const updateNetwork = () => setNetwork(connection()?.type);
    updateNetwork();
    connection()?.addEventListener('change', updateNetwork);
    return () => connection()?.removeEventListener('change', updateNetwork);
  }, []);

  const isWanted = state.status === 'absent' || (state.status === 'kept' && state.isOld);
  const shouldDownload = preference.onWifi && isWanted && network === 'wifi';
  useEffect(() => {
    let isUnmounted = false;
    if (shouldDownload)
      void whenIdle().then(() => {
        if (!isUnmounted && canPrefetch()) void onDevice.download();
      });
    return () => void (isUnmounted = true);
  }, [shouldDownload]);

  /** Most browsers do not expose the network type, so the option cannot work there. */
  return { isNetworkTypeKnown: network !== undefined };
}
