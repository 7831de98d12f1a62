import { describe, expect, it } from 'vitest';
import { interpret, softmax, topThree } from '../src/interpret.ts';
import { labels, materials } from '../src/materials.ts';

const thresholds = {
  labels: materials,
  temperature: 1,
  scopeThreshold: 0.5,
  hazardScopeThreshold: 0.05,
  confidenceThreshold: 0.6,
  askFrom: 0.1,
};
const ofSeven = { ...thresholds, labels };

describe('An answer', () => {
  it('is sure when the photo shows waste and one material stands out', () => {
    const answer = interpret({ logits: [0, 4, 0, 1, 0], scope: 0.9 }, thresholds);
    expect(answer.verdict).toBe('sure');
    expect(answer.predictions[0].material).toBe('plastik');
    expect(answer.predictions.map(({ material }) => material).slice(0, 2)).toEqual(['plastik', 'kaca']);
  });

  it('says "not sure" when two materials are about as likely', () => {
    expect(interpret({ logits: [0, 2, 0, 2, 0], scope: 0.9 }, thresholds).verdict).toBe('unsure');
  });

  it('says "not waste" when the photo is far from all that the model knows, however sure it is', () => {
    expect(interpret({ logits: [0, 9, 0, 0, 0], scope: 0.49 }, thresholds).verdict).toBe('not-waste');
  });

  it('names three alternatives whose shares fall', () => {
    const { predictions } = interpret({ logits: [3, 1, 2, 0, -1], scope: 1 }, thresholds);
    const three = topThree(predictions);
    expect(three.map(({ material }) => material)).toEqual(['organik', 'kertas', 'plastik']);
    expect(three.map(({ confidence }) => confidence)).toEqual(
      three.map(({ confidence }) => confidence).toSorted((a, b) => b - a),
    );
  });
});

describe('An answer of a model that knows residue and hazardous waste', () => {
  it('suspects hazardous waste that is the likeliest, also where the photo is unlike most others', () => {
    for (const scope of [0.9, 0.1]) {
      const answer = interpret({ logits: [0, 0, 0, 0, 2, 0, 4], scope }, ofSeven);
      expect(answer).toMatchObject({ verdict: 'unsure', suspected: 'b3' });
      expect(answer.predictions[0].material).toBe('logam');
    }
  });

  it('refuses a photo that is like nothing it knows, whatever it resembles', () => {
    expect(interpret({ logits: [0, 0, 0, 0, 2, 0, 4], scope: 0.04 }, ofSeven)).toMatchObject({
      verdict: 'not-waste',
      suspected: null,
    });
  });

  it('suspects hazardous waste from the threshold on, whatever else is likelier', () => {
    const logits = (hazard: number) => [0, 0, 0, 0, 5, 0, hazard];
    expect(interpret({ logits: logits(3), scope: 0.9 }, ofSeven).suspected).toBe('b3');
    expect(interpret({ logits: logits(1), scope: 0.9 }, ofSeven)).toMatchObject({
      verdict: 'sure',
      suspected: null,
    });
  });

  it('suspects residue that is the likeliest, unless the photo shows no waste', () => {
    const logits = [0, 1, 0, 0, 0, 4, 0];
    expect(interpret({ logits, scope: 0.9 }, ofSeven)).toMatchObject({
      verdict: 'unsure',
      suspected: 'residu',
    });
    expect(interpret({ logits, scope: 0.1 }, ofSeven)).toMatchObject({
      verdict: 'not-waste',
      suspected: null,
    });
  });

  it('is refused when the model gives another number of outputs', () => {
    expect(() => interpret({ logits: [1, 2, 3, 4, 5], scope: 1 }, ofSeven)).toThrow(RangeError);
  });
});

describe('Shares', () => {
  it('add up to one and stay finite for large logits', () => {
    const shares = softmax([900, 0, -900, 1, 2], 0.5);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    expect(shares[0]).toBeCloseTo(1);
  });

  it('grow flatter with the temperature', () => {
    expect(softmax([2, 0, 0, 0, 0], 2)[0]).toBeLessThan(softmax([2, 0, 0, 0, 0], 1)[0]!);
  });

  it.each([[[1, 2, 3]], [[1, Number.NaN, 0, 0, 0]], [[Number.POSITIVE_INFINITY, 0, 0, 0, 0]]])(
    'are refused for %j, so that a broken model never invents an answer',
    (logits) => {
      expect(() => softmax(logits, 1)).toThrow(RangeError);
    },
  );
});
