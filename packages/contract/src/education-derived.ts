import type { InnovationCategory, NewsCategory } from './education.ts';

/** Values derived from a text, shared by the preview of the form and the published page. */

const wordsPerMinute = 200;

/** Minutes. */
export const readTimeOf = (text: string): number =>
  Math.max(1, Math.round((text.match(/\p{L}[\p{L}\p{N}-]*|\p{N}+/gu) ?? []).length / wordsPerMinute));

const units = [
  { minutes: 24 * 60, name: 'hari' },
  { minutes: 60, name: 'jam' },
  { minutes: 1, name: 'menit' },
];

/** Human-readable: "45 menit", "1 jam 30 menit". */
export function timeRequiredOf(minutes: number): string {
  let rest = minutes;
  const parts: string[] = [];
  for (const unit of units) {
    const count = Math.floor(rest / unit.minutes);
    if (count > 0) parts.push(`${count} ${unit.name}`);
    rest -= count * unit.minutes;
  }
  return parts.join(' ');
}

/** Larger ids belong to pieces of members. */
export const lastOwnId = 100;

/** The drawing of a step. The scene of a member's piece is that of its category, so its steps have none. */
export const stepPictureOf = (
  { id = 0, scene }: { id?: number | undefined; scene: string | null },
  position: number,
): string | null =>
  scene !== null && id >= 1 && id <= lastOwnId ? `/gambar/langkah-${scene}-${position + 1}.svg` : null;

/** Default scene of a piece without a picture. */
export const sceneOfCategory: Record<NewsCategory | InnovationCategory, string> = {
  Lingkungan: 'estuary',
  Teknologi: 'recognition',
  Ekonomi: 'rinsed-bottle',
  Kebijakan: 'sort-at-home',
  Sosial: 'weighing-day',
  Inovasi: 'refill-shop',
  DIY: 'recycled-paper',
  Kompos: 'bucket-composter',
  Kerajinan: 'pencil-can',
  Dekorasi: 'jar-lamp',
  Furniture: 'crate-shelf',
  Fashion: 'rice-sack-bag',
  Berkebun: 'hanging-pots',
  Konstruksi: 'ecobrick-bench',
};
