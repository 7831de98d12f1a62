import { useSyncExternalStore } from 'react';
import { storedValue } from '#web/lib/stored-value.ts';

type Connection = { saveData?: boolean; effectiveType?: string };
const connection = () => (navigator as { connection?: Connection }).connection;

/** The choice made here; null means the device's own setting. */
const choice = storedValue<boolean | null>('hemat-data', null, (kept) =>
  typeof kept === 'boolean' ? kept : null,
);

/** Disables prefetching and live updates. */
export const dataSaver = {
  isOn: () => choice.read() ?? connection()?.saveData ?? false,
  choose: (isOn: boolean) => choice.write(isOn),
  subscribe: choice.subscribe,
};

export const useDataSaver = () => useSyncExternalStore(dataSaver.subscribe, dataSaver.isOn, () => false);

/** Not on 2G, where prefetching would delay the page itself. */
export const canPrefetch = () =>
  navigator.onLine && !dataSaver.isOn() && !connection()?.effectiveType?.endsWith('2g');
