import { baliNusaTenggara } from './bali-nusa-tenggara.ts';
import { jawa } from './jawa.ts';
import { kalimantan } from './kalimantan.ts';
import { malukuPapua } from './maluku-papua.ts';
import type { RegenciesByProvince } from './regency-row.ts';
import { sulawesi } from './sulawesi.ts';
import { sumatera } from './sumatera.ts';

/**
 * The 514 kabupaten and kota of Indonesia by province, in the order of their codes (Kepmendagri 300.2.2-2430/2025).
 * Names and centres are from github.com/cahyadsn/wilayah_boundaries (MIT, copyright its author).
 */
export const regencies: RegenciesByProvince = {
  ...sumatera,
  ...jawa,
  ...baliNusaTenggara,
  ...kalimantan,
  ...sulawesi,
  ...malukuPapua,
};
