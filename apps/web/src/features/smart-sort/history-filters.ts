import type { ScanFilters } from '@app/contract/smart-sort';
import { allMaterials, type MaterialKey } from '#web/components/ui/materials.ts';

/** URL values, in display order. */
const feedbackValues = { benar: 'right', salah: 'wrong', belum: 'none' } as const;
export type FeedbackValue = keyof typeof feedbackValues;

export type HistoryFilters = { jenis?: MaterialKey | undefined; penilaian?: FeedbackValue | undefined };

/** Unknown values are ignored. */
export function readFilters(search: URLSearchParams): HistoryFilters {
  const feedbackParam = search.get('penilaian');
  return {
    jenis: allMaterials.find(({ key }) => key === search.get('jenis'))?.key,
    penilaian: feedbackParam !== null && isFeedbackValue(feedbackParam) ? feedbackParam : undefined,
  };
}

const isFeedbackValue = (word: string): word is FeedbackValue => Object.hasOwn(feedbackValues, word);

export function queryOf({ jenis, penilaian }: HistoryFilters): ScanFilters {
  return { ...(jenis && { material: jenis }), ...(penilaian && { feedback: feedbackValues[penilaian] }) };
}

/** Replaces the filters and keeps the other query parameters. */
export function withFilters(search: URLSearchParams, filters: HistoryFilters): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(filters)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
