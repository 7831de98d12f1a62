import { advice } from '@app/classifier/advice';
import { materialNames } from '@app/classifier/materials';
import type { Page } from '@playwright/test';

type Material = keyof typeof materialNames;
type Fixed = { confidence?: number; verdict?: string; suspected?: 'b3' | 'residu' | null };
type Body = {
  data: { classification: { allPredictions: { material: Material; confidence: number }[] } };
};

/** The server classifies the photo; only which material comes first is set, because a drawing is not every material. */
export async function fixMaterial(
  page: Page,
  material: Material,
  { confidence = 81, verdict = 'sure', suspected = null }: Fixed = {},
) {
  await page.unroute('**/api/upload/classify*');
  await page.route('**/api/upload/classify*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as Body;
    const { classification } = body.data;
    const first = classification.allPredictions.find((one) => one.material === material)!;
    const others = classification.allPredictions.filter((one) => one !== first);
    const allPredictions = [{ ...first, confidence }, ...others.map((one) => ({ ...one, confidence: 4 }))];
    const answer = {
      ...classification,
      verdict,
      suspected,
      material,
      confidence,
      categoryName: materialNames[material],
      tips: advice[material].tips,
      suggestions: advice[material].suggestion,
      recyclabilityScore: advice[material].recyclability.score,
      allPredictions,
    };
    await route.fulfill({ response, json: { ...body, data: { ...body.data, classification: answer } } });
  });
}
