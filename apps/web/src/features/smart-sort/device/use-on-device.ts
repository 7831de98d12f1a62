import { useSyncExternalStore } from 'react';
import { type DeviceState, onDevice } from './on-device.ts';
import { devicePreference, noPreference } from './preference.ts';

const initialState: DeviceState = { status: 'unknown' };

/** State and preference of the on-device classifier. */
export function useOnDevice() {
  const state = useSyncExternalStore(onDevice.subscribe, onDevice.getState, () => initialState);
  const preference = useSyncExternalStore(
    devicePreference.subscribe,
    devicePreference.read,
    () => noPreference,
  );
  return { state, preference };
}
