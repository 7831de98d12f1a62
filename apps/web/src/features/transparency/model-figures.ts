import type { MaterialKey } from '#web/components/ui/materials.ts';

/**
 * Measured by `pnpm evaluate:model` on the shipped file, the same as in packages/classifier/model/model-card.md, which
 * a test checks. Percent, with the 95% confidence interval.
 */
export const modelFigures = {
  measuredOn: '2026-11-17',
  test: { photos: 1355, percent: 94.4, low: 93, high: 95.5 },
  /** Photos of Indonesian phones that were not in the training data. */
  indonesianPhones: { photos: 447, percent: 69.4, low: 64.9, high: 73.5, goal: 85 },
  recall: { organik: 97.9, plastik: 88.2, kertas: 96.1, kaca: 95, logam: 94.9 } satisfies Record<
    MaterialKey,
    number
  >,
  notWasteRefused: 94.5,
  mixedWasteRefused: 38.6,
  /** The two object kinds with most errors on Indonesian phones, and the others. */
  hardObjects: { photos: 150 },
  otherObjects: { low: 86, high: 100 },
  megabytes: 7.5,
} as const;
