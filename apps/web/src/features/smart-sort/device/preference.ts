import { keptValue } from '#web/lib/kept-value.ts';

export type DevicePreference = {
  /** "Proses di perangkat saya": no photo leaves this phone. */
  isChosen: boolean;
  /** The person agreed that the files are fetched by themselves over Wi-Fi. */
  onWifi: boolean;
  /** The files were here once: when they are not, something else than the person took them away. */
  wasKept: boolean;
};

export const noPreference: DevicePreference = { isChosen: false, onWifi: false, wasKept: false };

export const devicePreference = keptValue<DevicePreference>('proses-di-perangkat', noPreference, (kept) => ({
  ...noPreference,
  ...(kept as Partial<DevicePreference>),
}));

export const changePreference = (part: Partial<DevicePreference>) =>
  devicePreference.write({ ...devicePreference.read(), ...part });
