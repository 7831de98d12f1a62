import { advice } from './advice.ts';
import { askForProvince, withoutAnswer } from './answer-texts.ts';
import type { Interpretation, Verdict } from './interpret.ts';
import { type Material, materialNames } from './materials.ts';
import { percent } from './percent.ts';
import { shippedModel } from './settings.ts';

export const categoryName = (verdict: Verdict, material: Material): string =>
  verdict === 'sure' ? materialNames[material] : withoutAnswer[verdict].categoryName;

/** The answer shown for a photo, the same on the server and on the device. */
export function answerOf({ verdict, predictions }: Interpretation) {
  const [{ material, confidence }] = predictions;
  return {
    verdict,
    material,
    ...(verdict === 'sure' ? adviceFor(material) : withoutAdvice(verdict)),
    confidence: percent(confidence),
    processedAt: new Date().toISOString(),
    allPredictions: predictions.map((one) => ({
      material: one.material,
      name: materialNames[one.material],
      icon: advice[one.material].icon,
      color: advice[one.material].color,
      confidence: percent(one.confidence),
    })),
    model: { version: shippedModel.version, sha256: shippedModel.sha256 },
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

function withoutAdvice(verdict: Exclude<Verdict, 'sure'>) {
  const texts = withoutAnswer[verdict];
  return { ...texts, tips: [...texts.tips], recyclabilityScore: 0 };
}
