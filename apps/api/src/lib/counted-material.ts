import type { Material } from '@app/classifier/materials';
import { type RawBuilder, sql } from 'kysely';

/**
 * The material that a row of `app.scan as scan` counts as, in statistics and filters: the owner's correction, else the
 * classifier's answer. Null is not counted.
 */
export const countedMaterial: RawBuilder<Material | null> = sql`case
  when scan.is_correct = false then scan.true_material
  when scan.verdict = 'sure' or (scan.verdict = 'unsure' and scan.is_correct) then scan.material end`;
