import { iconPaths } from './icon-paths.ts';
import { paint, type Tones } from './paint.ts';

export const materials = ['organik', 'plastik', 'kertas', 'kaca', 'logam'] as const;
export type Material = (typeof materials)[number];

/** What a collector buys: one of the five materials, or old electronics. */
export const categories = [...materials, 'elektronik'] as const;
export type Category = (typeof categories)[number];

interface Look extends Tones {
  backdrop: string;
  /** Drawn by line in a box of 24 by 24. */
  glyph: string;
}

/** A material's colour marks that material on badges, charts, pins and sacks; a bin has the colour of the rule. */
export const looks: Record<Category, Look> = {
  organik: {
    light: paint.leaf,
    dark: paint.leafDark,
    backdrop: paint.backOrganik,
    glyph: iconPaths.organik,
  },
  plastik: {
    light: paint.yellow,
    dark: paint.yellowDark,
    backdrop: paint.backPlastik,
    glyph: iconPaths.plastik,
  },
  kertas: {
    light: paint.blue,
    dark: paint.blueDark,
    backdrop: paint.backKertas,
    glyph: iconPaths.kertas,
  },
  kaca: {
    light: paint.teal,
    dark: paint.tealDark,
    backdrop: paint.backKaca,
    glyph: iconPaths.kaca,
  },
  logam: {
    light: paint.slate,
    dark: paint.slateDark,
    backdrop: paint.backLogam,
    glyph: iconPaths.logam,
  },
  elektronik: {
    light: paint.teal,
    dark: paint.tealDark,
    backdrop: paint.backTeal,
    glyph: iconPaths.bolt,
  },
};
