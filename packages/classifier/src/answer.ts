import { advice } from './advice.ts';
import { askForProvince, withoutAnswer, withSuspicion } from './answer-texts.ts';
import type { Interpretation, Verdict } from './interpret.ts';
import { type Material, materialNames, type Suspicion } from './materials.ts';
import { percent } from './percent.ts';
import { shippedModel } from './settings.ts';

/** The model that computed an answer. */
export type AnsweringModel = { version: string; sha256: string };

type Named = { verdict: Verdict; material: Material; suspected?: Suspicion | null | undefined };

export function categoryName({ verdict, material, suspected }: Named): string {
  if (verdict === 'sure') return materialNames[material];
  return textsOf(verdict, suspected).categoryName;
}

/** The answer shown for a photo, the same on the server and on the device. */
export function answerOf(
  { verdict, suspected, predictions }: Interpretation,
  { version, sha256 }: AnsweringModel = shippedModel,
) {
  const [{ material, confidence }] = predictions;
  return {
    verdict,
    suspected,
    material,
    ...(verdict === 'sure' ? adviceFor(material) : withoutAdvice(verdict, suspected)),
    confidence: percent(confidence),
    processedAt: new Date().toISOString(),
    allPredictions: predictions.map((one) => ({
      material: one.material,
      name: materialNames[one.material],
      icon: advice[one.material].icon,
      color: advice[one.material].color,
      confidence: percent(one.confidence),
    })),
    model: { version, sha256 },
  };
}

function adviceFor(material: Material) {
  const { icon, color, tips, suggestion, recyclability } = advice[material];
  return {
    categoryName: materialNames[material],
    icon,
    color,
    tips,
    suggestions: suggestion,
    recyclabilityScore: recyclability.score,
    disposalLocation: askForProvince,
  };
}

const textsOf = (verdict: Exclude<Verdict, 'sure'>, suspected: Suspicion | null | undefined) =>
  suspected ? withSuspicion[suspected] : withoutAnswer[verdict];

function withoutAdvice(verdict: Exclude<Verdict, 'sure'>, suspected: Suspicion | null) {
  const texts = textsOf(verdict, suspected);
  return { ...texts, tips: [...texts.tips], recyclabilityScore: 0 };
}
