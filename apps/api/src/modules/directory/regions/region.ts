import type { Province } from '@app/contract/provinces';

export type Region = {
  code: string;
  level: 'province' | 'regency' | 'district';
  parent: string | null;
  name: string;
  kind: 'kota' | 'kabupaten' | null;
  slug: string;
  aliases: string[];
  province: Province;
  latitude: number;
  longitude: number;
};

/** The codes of a region and of all that it lies in: '34', '34.71', '34.71.05'. */
export const codesAround = (code: string): string[] =>
  [2, 5, 8].filter((length) => length <= code.length).map((length) => code.slice(0, length));

/** "Kota Jakarta Selatan": nobody says Administrasi. */
export const spokenName = (name: string): string => name.replace('Administrasi ', '');
