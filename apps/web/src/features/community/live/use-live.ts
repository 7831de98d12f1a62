import { useEffect, useEffectEvent } from 'react';
import { type LiveUpdate, subscribe } from './live.ts';

/** Subscribes to live updates while the component is mounted. */
export function useLive(handleUpdate: (update: LiveUpdate) => void) {
  const onUpdate = useEffectEvent(handleUpdate);
  useEffect(() => subscribe((update) => onUpdate(update)), []);
}
