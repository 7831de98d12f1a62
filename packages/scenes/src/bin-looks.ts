import { binOf, type BinColour, type SortedAs } from '@app/classifier/bins';
import { looks } from './materials.ts';
import { paint, type Tones } from './paint.ts';

const tones: Record<BinColour, Tones> = {
  hijau: { light: paint.leaf, dark: paint.leafDark },
  kuning: { light: paint.yellow, dark: paint.yellowDark },
  biru: { light: paint.blue, dark: paint.blueDark },
  merah: { light: paint.hazard, dark: paint.hazardDark },
  'abu-abu': { light: paint.residue, dark: paint.residueDark },
};

/** Signs of what is not a material, drawn by line in a box of 24 by 24. */
export const sortSigns = {
  b3: 'M12 2.5l9.5 9.5-9.5 9.5L2.5 12ZM12 7.5v5.5M12 16.3h0',
  residu:
    'M9 7.5C5 10 4.5 13 4.5 16c0 3 2.5 5 7.5 5s7.5-2 7.5-5c0-3-.5-6-4.5-8.5M9 7.5h6M9 7.5L7.5 3.5c2 1 2.5 1 4.5 0 2 1 2.5 1 4.5 0L15 7.5',
} as const;

/** A bin has the colour of the rule, and the sign of what goes in: glass and metal go into a yellow bin. */
export const binTones = (sortedAs: SortedAs): Tones => tones[binOf(sortedAs).colour];

export const signOf = (sortedAs: SortedAs): string =>
  sortedAs === 'b3' || sortedAs === 'residu' ? sortSigns[sortedAs] : looks[sortedAs].glyph;
