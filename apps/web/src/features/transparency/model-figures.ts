import type { MaterialKey } from '#web/components/ui/materials.ts';

/**
 * Measured by `pnpm evaluate:model` on the shipped file, the same as in packages/classifier/model/model-card.md, which
 * a test checks. Percent, with the 95% confidence interval.
 */
export const modelFigures = {
  measuredOn: '2026-11-18',
  test: { photos: 1355, percent: 94.9, low: 93.6, high: 96 },
  /** Photos of Indonesian phones that were not in the training data. */
  indonesianPhones: { photos: 447, percent: 69.1, low: 64.7, high: 73.2, goal: 85 },
  recall: { organik: 97.9, plastik: 89.6, kertas: 97.1, kaca: 94.6, logam: 95.3 } satisfies Record<
    MaterialKey,
    number
  >,
  notWasteRefused: 94.5,
  /** Photos of residue from other places that are named residue: textiles and shoes, mixed rubbish. */
  residueNamed: { textiles: 68.9, mixed: 15.8 },
  /** Photos of hazardous waste that are asked about before anything is advised. */
  hazardAsked: { all: 88.1, batteries: 97.2, aerosol: 95.6 },
  /** The two object kinds with most errors on Indonesian phones, and the others. */
  hardObjects: { photos: 150 },
  otherObjects: { low: 86, high: 100 },
  megabytes: 7.7,
} as const;
