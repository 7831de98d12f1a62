import type { Material } from '@app/classifier/materials';
import type { WasteType } from '@app/contract/waste-types';
import type { SourceKey } from './sources.ts';

/** Where an item goes. `khusus` is for what no daily bin takes: used cooking oil, large things, rubble. */
export type ItemAnswer = Material | 'residu' | 'b3' | 'khusus';

/** A part that goes another way than the rest. */
export type ItemPart = { name: string; answer: ItemAnswer };

/** One everyday thing, as its author writes it. The bin, and the last step that names it, follow from the answer. */
export type Item = {
  name: string;
  /** What else people type; unique over all items. */
  aliases: string[];
  answer: ItemAnswer;
  /** Shown in the list below the name. */
  note?: string;
  /** Instead of the answer's usual sentence. */
  verdict?: string;
  parts?: ItemPart[];
  /** Before the last step, imperative and without a full stop. */
  steps: string[];
  /** Instead of the answer's usual last step. */
  lastStep?: string;
  never?: string[];
  /** One sentence. */
  danger?: string;
  /** How to need less of it. */
  less?: string[];
  questions?: { question: string; answer: string }[];
  /** Set where ordinary buyers pay for it; never for `b3`. */
  wasteType?: WasteType;
  sources?: SourceKey[];
};
