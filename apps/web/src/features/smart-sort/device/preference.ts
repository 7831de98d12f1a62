import { storedValue } from '#web/lib/stored-value.ts';

export type DevicePreference = {
  /** "Proses di perangkat saya": no photo leaves this device. */
  isChosen: boolean;
  /** The user agreed to an automatic download over Wi-Fi. */
  onWifi: boolean;
  /** The files were downloaded once; if they are missing, the browser evicted them. */
  wasKept: boolean;
};

export const noPreference: DevicePreference = { isChosen: false, onWifi: false, wasKept: false };

export const devicePreference = storedValue<DevicePreference>(
  'proses-di-perangkat',
  noPreference,
  (kept) => ({
    ...noPreference,
    ...(kept as Partial<DevicePreference>),
  }),
);

export const changePreference = (part: Partial<DevicePreference>) =>
  devicePreference.write({ ...devicePreference.read(), ...part });
