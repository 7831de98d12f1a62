import { materials, type Material } from './materials.ts';
import type { ModelSettings } from './settings.ts';

/** What the network gives for one photo. */
export interface ModelOutput {
  logits: ArrayLike<number>;
  scope: number;
}

export interface Prediction {
  material: Material;
  /** Between 0 and 1. */
  confidence: number;
}

/** `sure`: the first prediction is the answer. The others name what the person should be told instead. */
export type Verdict = 'sure' | 'unsure' | 'not-waste';

export interface Interpretation {
  verdict: Verdict;
  /** All five, the likeliest first. */
  predictions: [Prediction, ...Prediction[]];
  scope: number;
}

type Thresholds = Pick<ModelSettings, 'temperature' | 'scopeThreshold' | 'confidenceThreshold'>;

export function interpret(output: ModelOutput, settings: Thresholds): Interpretation {
  const shares = softmax(output.logits, settings.temperature);
  const predictions = materials
    .map((material, index) => ({ material, confidence: shares[index]! }))
    .toSorted((a, b) => b.confidence - a.confidence) as [Prediction, ...Prediction[]];
  const verdict =
    output.scope < settings.scopeThreshold
      ? 'not-waste'
      : predictions[0].confidence < settings.confidenceThreshold
        ? 'unsure'
        : 'sure';
  return { verdict, predictions, scope: output.scope };
}

/** What a person is shown of a list whose first is the likeliest. */
export const topThree = <P>(predictions: readonly P[]): P[] => predictions.slice(0, 3);

/** Shares that add up to one. Numbers that are none must not become an answer. */
export function softmax(logits: ArrayLike<number>, temperature: number): number[] {
  const scaled = Array.from(logits, (logit) => logit / temperature);
  if (scaled.length !== materials.length || !scaled.every(Number.isFinite)) {
    throw new RangeError(
      `The model must give ${materials.length} finite numbers, not [${scaled.join(', ')}]`,
    );
  }
  const highest = Math.max(...scaled);
  const powers = scaled.map((value) => Math.exp(value - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}
