import { materials, type Material } from './materials.ts';
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
  /** All five, the likeliest first. */
  predictions: [Prediction, ...Prediction[]];
  scope: number;
}

type Thresholds = Pick<ModelSettings, 'temperature' | 'scopeThreshold' | 'confidenceThreshold'>;

export function interpret(output: ModelOutput, settings: Thresholds): Interpretation {
  const probabilities = softmax(output.logits, settings.temperature);
  const predictions = materials
    .map((material, index) => ({ material, confidence: probabilities[index]! }))
    .toSorted((a, b) => b.confidence - a.confidence) as [Prediction, ...Prediction[]];
  const verdict =
    output.scope < settings.scopeThreshold
      ? 'not-waste'
      : predictions[0].confidence < settings.confidenceThreshold
        ? 'unsure'
        : 'sure';
  return { verdict, predictions, scope: output.scope };
}

/** The predictions shown to a person, from a list sorted by confidence. */
export const topThree = <P>(predictions: readonly P[]): P[] => predictions.slice(0, 3);

/** Probabilities that add up to one. Throws on NaN or infinite logits, so that they never become an answer. */
export function softmax(logits: ArrayLike<number>, temperature: number): number[] {
  const scaled = Array.from(logits, (logit) => logit / temperature);
  if (scaled.length !== materials.length || !scaled.every(Number.isFinite)) {
    throw new RangeError(
      `The model must give ${materials.length} finite numbers, not [${scaled.join(', ')}]`,
    );
  }
  const highest = Math.max(...scaled);
  const exponentials = scaled.map((value) => Math.exp(value - highest));
  const sum = exponentials.reduce((total, power) => total + power, 0);
  return exponentials.map((power) => power / sum);
}
