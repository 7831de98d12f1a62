import { advice } from '@app/classifier/advice';
import { answerOf } from '@app/classifier/answer';
import type { Interpretation, Verdict } from '@app/classifier/interpret';
import { type Material, materialNames, materials } from '@app/classifier/materials';
import { Classification } from '@app/contract/smart-sort';
import { describe, expect, test } from 'vitest';

const interpretation = (verdict: Verdict, first: Material = 'organik'): Interpretation => {
  const [best, ...others] = materials.toSorted((a, b) => Number(b === first) - Number(a === first));
  return {
    verdict,
    suspected: null,
    predictions: [
      { material: best!, confidence: 0.8149 },
      ...others.map((material) => ({ material, confidence: 0.0463 })),
    ],
    scope: 0.9,
  };
};

describe('the answer', () => {
  test.each(materials)(
    'that is sure of %s has its name, its advice and asks for the province',
    (material) => {
      const answer = Classification.parse(answerOf(interpretation('sure', material)));
      const { icon, color, tips, suggestion, recyclability } = advice[material];
      expect(answer).toMatchObject({
        material,
        categoryName: materialNames[material],
        icon,
        color,
        tips,
        suggestions: suggestion,
        recyclabilityScore: recyclability.score,
        confidence: 81.5,
        disposalLocation: expect.stringContaining('provinsi'),
      });
      expect(answer.allPredictions[0]).toMatchObject({
        material,
        name: materialNames[material],
        confidence: 81.5,
      });
    },
  );

  test.each([
    ['unsure', 'Belum yakin'],
    ['not-waste', 'Bukan sampah?'],
  ] as const)('that is %s says "%s" and what to photograph next, and advises nothing', (verdict, name) => {
    const answer = Classification.parse(answerOf(interpretation(verdict)));
    expect(answer).toMatchObject({ verdict, categoryName: name, recyclabilityScore: 0 });
    expect(answer.tips.length).toBeGreaterThan(2);
    expect(answer.suggestions).toMatch(/[Ff]oto/);
    expect(Object.values(advice).flatMap(({ tips }) => tips)).not.toEqual(
      expect.arrayContaining([answer.tips[0]]),
    );
    expect(answer.allPredictions).toHaveLength(materials.length);
  });
});

test.each([
  ['b3', 'Mungkin B3'],
  ['residu', 'Mungkin residu'],
] as const)('an answer that suspects %s advises nothing to sell', (suspected, name) => {
  const answer = Classification.parse(answerOf({ ...interpretation('unsure', 'logam'), suspected }));
  expect(answer).toMatchObject({ suspected, categoryName: name, recyclabilityScore: 0 });
  expect(answer.suggestions).toContain('Jawab dulu pertanyaan kami');
});
