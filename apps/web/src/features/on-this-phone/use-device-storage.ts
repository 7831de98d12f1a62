import { useEffect, useState } from 'react';
import { clearOfflineData } from '#web/lib/offline/clear-offline-data.ts';
import { type CachedContent, readCachedContent } from './cached-content.ts';
import { countBytes } from './stored-bytes.ts';

export type DeviceStorage = { content: CachedContent; bytes: Awaited<ReturnType<typeof countBytes>> };

/** What is stored in this browser. `unsupported`: storage is missing or blocked. */
export function useDeviceStorage() {
  const [storage, setStorage] = useState<DeviceStorage | 'unsupported'>();
  useEffect(() => {
    void readStorage().then(setStorage);
  }, []);

  const clear = async () => {
    await clearOfflineData();
    setStorage(await readStorage());
  };
  return { storage, clear };
}

async function readStorage(): Promise<DeviceStorage | 'unsupported'> {
  try {
    const [content, bytes] = await Promise.all([readCachedContent(), countBytes()]);
    return { content, bytes };
  } catch {
    return 'unsupported';
  }
}
