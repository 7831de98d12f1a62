import type { ResidueId } from '@app/classifier/residues';

const choices: Record<ResidueId, string> = {
  campuran: 'Campuran',
  kain: 'Kain',
  popok: 'Popok',
  tisu: 'Tisu',
  styrofoam: 'Styrofoam',
  saset: 'Saset',
  pecahan: 'Pecahan',
};

/** Of an answer about everyday residue. */
export const residueText = {
  word: 'Residu',
  which: 'Yang mana?',
  choices,
  less: 'Supaya lebih sedikit',
  why: 'Kenapa tidak dibeli?',
};
