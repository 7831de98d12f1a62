import type { Material } from './materials.ts';

/** What a thing is sorted as: one of the five materials, everyday residue, or hazardous household waste. */
export type SortedAs = Material | 'residu' | 'b3';

export type BinColour = 'hijau' | 'kuning' | 'biru' | 'merah' | 'abu-abu';

/**
 * The colours most often published, attributed to the ministry of public works. They follow the rule of the place, so
 * they are not the colour that marks a material in the product.
 */
const colours: Record<SortedAs, BinColour> = {
  organik: 'hijau',
  plastik: 'kuning',
  kaca: 'kuning',
  logam: 'kuning',
  kertas: 'biru',
  b3: 'merah',
  residu: 'abu-abu',
};

export const binOf = (sortedAs: SortedAs): { colour: BinColour; name: string } => ({
  colour: colours[sortedAs],
  name: `Tempat ${colours[sortedAs]}`,
});

export const binRuleText = 'Aturan warna di kota Anda bisa berbeda.';
