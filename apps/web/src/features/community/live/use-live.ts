import type { LiveEvent } from '@app/contract/community';
import { useEffect, useEffectEvent } from 'react';
import { subscribe } from './live.ts';

/** Subscribes to live updates while the component is mounted. */
export function useLive(handleUpdate: (update: LiveEvent) => void) {
  const onUpdate = useEffectEvent(handleUpdate);
  useEffect(() => subscribe((update) => onUpdate(update)), []);
}
