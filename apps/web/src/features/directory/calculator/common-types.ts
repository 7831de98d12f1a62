import type { Material } from '@app/classifier/materials';
import { type WasteType, wasteTypeFacts } from '@app/contract/waste-types';
import type { SackItem } from './sack.ts';

/** What households mostly have of a material, the most frequent first. */
export const commonTypes: Record<Material, readonly WasteType[]> = {
  organik: ['sisa-dapur'],
  plastik: ['pet-bening', 'gelas-pp', 'hdpe'],
  kertas: ['kardus', 'hvs', 'koran'],
  kaca: ['botol-kaca'],
  logam: ['kaleng', 'aluminium', 'besi-tua'],
};

/** The material of all items, where they have one in common. */
export function materialOf(sack: readonly SackItem[]): Material | undefined {
  const found = new Set(sack.map(({ wasteType }) => wasteTypeFacts[wasteType].material));
  return found.size === 1 ? ([...found][0] ?? undefined) : undefined;
}
