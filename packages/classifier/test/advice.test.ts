import { describe, expect, it } from 'vitest';
import { advice, recyclabilityText } from '../src/advice.ts';
import { materialNames, materials } from '../src/materials.ts';

describe('Advice', () => {
  it.each(materials)('for %s is complete', (material) => {
    const { tips, steps, suggestion, disposal, recyclability, color } = advice[material];
    expect(tips.length).toBeGreaterThanOrEqual(3);
    expect(new Set([...tips, ...steps, suggestion, disposal, recyclability.reason]).size).toBe(
      tips.length + 6,
    );
    expect(recyclability.score).toBeGreaterThan(0);
    expect(recyclability.score).toBeLessThanOrEqual(100);
    expect(color).toMatch(/^#[0-9a-f]{6}$/);
    expect(materialNames[material]).toMatch(/^[A-Z][a-z]+$/);
  });

  it.each([
    [100, 'Sangat mudah didaur ulang!'],
    [90, 'Sangat mudah didaur ulang!'],
    [89, 'Dapat didaur ulang dengan baik'],
    [70, 'Dapat didaur ulang dengan baik'],
    [69, 'Memerlukan pemrosesan khusus'],
    [50, 'Memerlukan pemrosesan khusus'],
    [49, 'Sulit didaur ulang'],
  ])('calls a recyclability of %d "%s"', (score, text) => {
    expect(recyclabilityText(score)).toBe(text);
  });
});
