import { type Province, provinces } from '@app/contract/provinces';
import { useSyncExternalStore } from 'react';

const key = 'province';
const listeners = new Set<() => void>();

/** The province chosen on this device, sent with the next photo. Storage may be forbidden. */
export const storedProvince = {
  read: (): Province | undefined => {
    try {
      const stored = localStorage.getItem(key);
      return provinces.find((province) => province === stored);
    } catch {
      return undefined;
    }
  },
  write: (province: Province | undefined): void => {
    try {
      if (province) localStorage.setItem(key, province);
      else localStorage.removeItem(key);
    } catch {
      // Without storage the choice is lost on reload.
    }
    for (const listener of listeners) listener();
  },
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The chosen province; all parts of the answer follow it. */
export const useStoredProvince = () => useSyncExternalStore(subscribe, storedProvince.read, () => undefined);
