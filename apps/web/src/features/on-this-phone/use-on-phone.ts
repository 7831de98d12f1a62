import { useEffect, useState } from 'react';
import { clearKept } from '#web/lib/offline/clear-kept.ts';
import { type KeptHere, lookAtKept } from './kept-here.ts';
import { countBytes } from './stored-bytes.ts';

export type Found = { kept: KeptHere; bytes: Awaited<ReturnType<typeof countBytes>> };

/** What this browser keeps. `unsupported`: it can keep nothing, or may not. */
export function useOnPhone() {
  const [found, setFound] = useState<Found | 'unsupported'>();
  useEffect(() => {
    void look().then(setFound);
  }, []);

  const clear = async () => {
    await clearKept();
    setFound(await look());
  };
  return { found, clear };
}

async function look(): Promise<Found | 'unsupported'> {
  try {
    const [kept, bytes] = await Promise.all([lookAtKept(), countBytes()]);
    return { kept, bytes };
  } catch {
    return 'unsupported';
  }
}
