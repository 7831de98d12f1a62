/** The 38 provinces from west to east, with their time zone and centre. */
export const zones = { WIB: 'Asia/Jakarta', WITA: 'Asia/Makassar', WIT: 'Asia/Jayapura' } as const;
export type Zone = keyof typeof zones;

type ProvinceFacts = { zone: Zone; latitude: number; longitude: number };

export const provinceFacts = {
  Aceh: { zone: 'WIB', latitude: 4.37, longitude: 96.9 },
  'Sumatera Utara': { zone: 'WIB', latitude: 2.2, longitude: 99.1 },
  'Sumatera Barat': { zone: 'WIB', latitude: -0.74, longitude: 100.5 },
  Riau: { zone: 'WIB', latitude: 0.5, longitude: 101.8 },
  'Kepulauan Riau': { zone: 'WIB', latitude: 0.92, longitude: 104.45 },
  Jambi: { zone: 'WIB', latitude: -1.6, longitude: 102.8 },
  'Sumatera Selatan': { zone: 'WIB', latitude: -3.2, longitude: 104.2 },
  'Kepulauan Bangka Belitung': { zone: 'WIB', latitude: -2.4, longitude: 106.3 },
  Bengkulu: { zone: 'WIB', latitude: -3.6, longitude: 102.4 },
  Lampung: { zone: 'WIB', latitude: -4.9, longitude: 105.0 },
  Banten: { zone: 'WIB', latitude: -6.4, longitude: 106.1 },
  'DKI Jakarta': { zone: 'WIB', latitude: -6.2, longitude: 106.83 },
  'Jawa Barat': { zone: 'WIB', latitude: -6.9, longitude: 107.6 },
  'Jawa Tengah': { zone: 'WIB', latitude: -7.25, longitude: 110.15 },
  'DI Yogyakarta': { zone: 'WIB', latitude: -7.85, longitude: 110.4 },
  'Jawa Timur': { zone: 'WIB', latitude: -7.6, longitude: 112.5 },
  Bali: { zone: 'WITA', latitude: -8.4, longitude: 115.2 },
  'Nusa Tenggara Barat': { zone: 'WITA', latitude: -8.65, longitude: 117.4 },
  'Nusa Tenggara Timur': { zone: 'WITA', latitude: -9.2, longitude: 122.0 },
  'Kalimantan Barat': { zone: 'WIB', latitude: -0.1, longitude: 110.9 },
  'Kalimantan Tengah': { zone: 'WIB', latitude: -1.6, longitude: 113.4 },
  'Kalimantan Selatan': { zone: 'WITA', latitude: -3.0, longitude: 115.4 },
  'Kalimantan Timur': { zone: 'WITA', latitude: 0.3, longitude: 116.4 },
  'Kalimantan Utara': { zone: 'WITA', latitude: 3.0, longitude: 116.2 },
  'Sulawesi Utara': { zone: 'WITA', latitude: 1.25, longitude: 124.8 },
  Gorontalo: { zone: 'WITA', latitude: 0.7, longitude: 122.4 },
  'Sulawesi Tengah': { zone: 'WITA', latitude: -1.3, longitude: 121.0 },
  'Sulawesi Barat': { zone: 'WITA', latitude: -2.5, longitude: 119.3 },
  'Sulawesi Selatan': { zone: 'WITA', latitude: -4.1, longitude: 120.1 },
  'Sulawesi Tenggara': { zone: 'WITA', latitude: -4.1, longitude: 122.2 },
  Maluku: { zone: 'WIT', latitude: -3.3, longitude: 129.2 },
  'Maluku Utara': { zone: 'WIT', latitude: 0.8, longitude: 127.8 },
  Papua: { zone: 'WIT', latitude: -2.4, longitude: 139.4 },
  'Papua Barat': { zone: 'WIT', latitude: -2.1, longitude: 133.6 },
  'Papua Selatan': { zone: 'WIT', latitude: -7.0, longitude: 139.6 },
  'Papua Tengah': { zone: 'WIT', latitude: -3.7, longitude: 136.4 },
  'Papua Pegunungan': { zone: 'WIT', latitude: -4.1, longitude: 139.2 },
  'Papua Barat Daya': { zone: 'WIT', latitude: -0.95, longitude: 131.7 },
} as const satisfies Record<string, ProvinceFacts>;

export type Province = keyof typeof provinceFacts;
export const provinces = Object.keys(provinceFacts) as [Province, ...Province[]];
