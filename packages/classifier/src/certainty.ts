import { type Material, materials } from './materials.ts';
import { shippedModel } from './settings.ts';

/**
 * From this percentage on an answer is called "Yakin": above it at most one in five such answers is wrong, counting
 * photos of residue and hazardous waste. Chosen with the model; `pnpm evaluate:model` measures it.
 */
export const sureFromPercent = Object.fromEntries(
  materials.map((material) => [material, shippedModel.sureFrom[material] * 100]),
) as Record<Material, number>;

/** Kitchen and garden waste above this percentage leaves no doubt, so nothing is asked. */
export const noDoubtFromPercent: Partial<Record<Material, number>> = { organik: 97 };
