import { useSyncExternalStore } from 'react';
import { subscribe, tick, tickedOf } from './ticked-materials.ts';

const none: readonly string[] = [];

export function useTickedMaterials(id: number | undefined) {
  const ticked = useSyncExternalStore(
    subscribe,
    () => (id ? tickedOf(id) : none),
    () => none,
  );
  return { isTicked: (material: string) => ticked.includes(material), tick };
}
