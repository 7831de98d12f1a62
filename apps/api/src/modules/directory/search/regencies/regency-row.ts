import type { Province } from '@app/contract/provinces';

/** Official name with its kind, and the centre. */
export type RegencyRow = readonly [name: string, latitude: number, longitude: number];
export type RegenciesByProvince = Partial<Record<Province, readonly RegencyRow[]>>;
