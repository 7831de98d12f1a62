import { useSyncExternalStore } from 'react';
import { type DeviceState, onDevice } from './on-device.ts';
import { devicePreference, noPreference } from './preference.ts';

const atFirst: DeviceState = { status: 'unknown' };

/** What this phone can do by itself, and what its owner wants of it. */
export function useOnDevice() {
  const state = useSyncExternalStore(onDevice.subscribe, onDevice.getState, () => atFirst);
  const preference = useSyncExternalStore(
    devicePreference.subscribe,
    devicePreference.read,
    () => noPreference,
  );
  return { state, preference };
}
