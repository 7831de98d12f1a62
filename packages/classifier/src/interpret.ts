import { type Material, materials, type Suspicion } from './materials.ts';
import type { ModelSettings } from './settings.ts';

/** Outputs of the network for one photo. */
export interface ModelOutput {
  logits: ArrayLike<number>;
  scope: number;
}

export interface Prediction {
  material: Material;
  /** Between 0 and 1. */
  confidence: number;
}

/** `sure`: the first prediction is the answer. The others are shown instead of an answer. */
export type Verdict = 'sure' | 'unsure' | 'not-waste';

export interface Interpretation {
  verdict: Verdict;
  /** Asked about first; the verdict is then `unsure`, so that nothing is advised before. */
  suspected: Suspicion | null;
  /** All five, the likeliest first. */
  predictions: [Prediction, ...Prediction[]];
  scope: number;
}

type Thresholds = Pick<
  ModelSettings,
  'labels' | 'temperature' | 'scopeThreshold' | 'hazardScopeThreshold' | 'confidenceThreshold' | 'askFrom'
>;

export function interpret({ logits, scope }: ModelOutput, settings: Thresholds): Interpretation {
  const { labels, temperature, scopeThreshold, confidenceThreshold } = settings;
  if (logits.length !== labels.length) throw new RangeError(`The model must give ${labels.length} numbers`);
  const shares = softmax(logits, temperature);
  const predictions = materials
    .map((material) => ({ material, confidence: shares[labels.indexOf(material)]! }))
    .toSorted((a, b) => b.confidence - a.confidence) as [Prediction, ...Prediction[]];
  const isOutOfScope = scope < scopeThreshold;
  const suspected = suspicionOf(shares, scope, settings);
  const isUnsure = suspected !== null || predictions[0].confidence < confidenceThreshold;
  const verdict = isOutOfScope && suspected === null ? 'not-waste' : isUnsure ? 'unsure' : 'sure';
  return { verdict, suspected, predictions, scope };
}

/**
 * A missed battery costs more than a question too many: hazardous waste has a threshold of its own, and is asked about
 * also when the photo is less like waste than others.
 */
function suspicionOf(
  shares: readonly number[],
  scope: number,
  { labels, askFrom, scopeThreshold, hazardScopeThreshold }: Thresholds,
): Suspicion | null {
  const likeliest = labels[shares.indexOf(Math.max(...shares))];
  const hazardShare = shares[labels.indexOf('b3-elektronik')] ?? 0;
  const isHazard = likeliest === 'b3-elektronik' || hazardShare >= askFrom;
  if (isHazard && scope >= hazardScopeThreshold) return 'b3';
  return likeliest === 'residu' && scope >= scopeThreshold ? 'residu' : null;
}

/** The predictions shown to a person, from a list sorted by confidence. */
export const topThree = <P>(predictions: readonly P[]): P[] => predictions.slice(0, 3);

/** Probabilities that add up to one. Throws on NaN or infinite logits, so that they never become an answer. */
export function softmax(logits: ArrayLike<number>, temperature: number): number[] {
  const scaled = Array.from(logits, (logit) => logit / temperature);
  if (scaled.length < materials.length || !scaled.every(Number.isFinite)) {
    throw new RangeError(
      `The model must give at least ${materials.length} finite numbers, not [${scaled.join(', ')}]`,
    );
  }
  const highest = Math.max(...scaled);
  const exponentials = scaled.map((value) => Math.exp(value - highest));
  const sum = exponentials.reduce((total, power) => total + power, 0);
  return exponentials.map((power) => power / sum);
}
