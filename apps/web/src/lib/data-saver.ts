import { useSyncExternalStore } from 'react';
import { keptValue } from '#web/lib/kept-value.ts';

type Connection = { saveData?: boolean; effectiveType?: string };
const connection = () => (navigator as { connection?: Connection }).connection;

/** What the person chose here; nothing, where the phone's own setting counts. */
const choice = keptValue<boolean | null>('hemat-data', null, (kept) =>
  typeof kept === 'boolean' ? kept : null,
);

/** Spends no data that nobody asked for: nothing is fetched ahead, nothing is watched live. */
export const dataSaver = {
  isOn: () => choice.read() ?? connection()?.saveData ?? false,
  choose: (isOn: boolean) => choice.write(isOn),
  subscribe: choice.subscribe,
};

export const useDataSaver = () => useSyncExternalStore(dataSaver.subscribe, dataSaver.isOn, () => false);

/** Whether a page may fetch what will perhaps be read later. On the slowest networks that would be in the way. */
export const mayFetchAhead = () =>
  navigator.onLine && !dataSaver.isOn() && !connection()?.effectiveType?.endsWith('2g');
