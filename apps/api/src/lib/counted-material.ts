import type { Material } from '@app/classifier/materials';
import { type RawBuilder, sql } from 'kysely';

/**
 * What a row of `app.scan as scan` counts as, in figures and filters alike: what its owner says it was; else the
 * answer, where there was one. Null counts nowhere.
 */
export const countedMaterial: RawBuilder<Material | null> = sql`case
  when scan.is_correct = false then scan.true_material
  when scan.verdict = 'sure' or (scan.verdict = 'unsure' and scan.is_correct) then scan.material end`;
