import type { ScanFilters } from '@app/contract/smart-sort';
import { allMaterials, type MaterialKey } from '#web/components/ui/materials.ts';

/** What the address calls them, in the order in which they are offered. */
const feedbackWords = { benar: 'right', salah: 'wrong', belum: 'none' } as const;
export type FeedbackWord = keyof typeof feedbackWords;

export type HistoryFilters = { jenis?: MaterialKey | undefined; penilaian?: FeedbackWord | undefined };

/** What the address does not know counts as not chosen. */
export function readFilters(search: URLSearchParams): HistoryFilters {
  const asked = search.get('penilaian');
  return {
    jenis: allMaterials.find(({ key }) => key === search.get('jenis'))?.key,
    penilaian: asked !== null && isFeedbackWord(asked) ? asked : undefined,
  };
}

const isFeedbackWord = (word: string): word is FeedbackWord => Object.hasOwn(feedbackWords, word);

export function queryOf({ jenis, penilaian }: HistoryFilters): ScanFilters {
  return { ...(jenis && { material: jenis }), ...(penilaian && { feedback: feedbackWords[penilaian] }) };
}

/** The same page with other filters; what else the address says stays. */
export function withFilters(search: URLSearchParams, filters: HistoryFilters): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(filters)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
