import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as runtime from 'onnxruntime-node';
import { describe, expect, it } from 'vitest';
import golden from '../model/golden.json' with { type: 'json' };
import { type Picture, preprocess } from '../src/preprocess.ts';
import { shippedModel } from '../src/settings.ts';

const file = join(import.meta.dirname, '../model', shippedModel.file);

/** The same arithmetic as ml/pilahbumi_ml/golden.py. */
function goldenPicture(width: number, height: number, seed: number): Picture {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      for (let channel = 0; channel < 3; channel += 1) {
        const ramp = x * (3 + seed) + y * (5 + channel) * 2 + channel * 71;
        const checks = ((Math.floor(x / (7 + seed)) + Math.floor(y / (9 + channel))) % 2) * 97;
        const ripple = Math.floor((x * y * (seed + channel)) / 64);
        data[(y * width + x) * 3 + channel] = (ramp + checks + ripple + seed * 31) % 256;
      }
    }
  }
  return { data, width, height, channels: 3 };
}

describe('The shipped model', () => {
  it('is the file that its description names', () => {
    const bytes = readFileSync(file);
    expect(bytes.length).toBe(shippedModel.bytes);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(shippedModel.sha256);
  });

  it('gives here what it gave in training, to a thousandth', async () => {
    const session = await runtime.InferenceSession.create(file, { intraOpNumThreads: 1 });
    const { inputSize } = shippedModel;
    for (const { width, height, seed, input, logits, scope } of golden.cases) {
      const networkInput = preprocess(goldenPicture(width, height, seed), inputSize);
      const sampled = Array.from(networkInput).filter((_, index) => index % golden.sampledEvery === 0);
      expect(largestDifference(sampled, input)).toBeLessThan(1e-3);
      const output = await session.run({
        photo: new runtime.Tensor('float32', networkInput, [1, 3, inputSize, inputSize]),
      });
      expect(largestDifference(output.logits!.data as Float32Array, logits)).toBeLessThan(1e-3);
      expect(largestDifference(output.scope!.data as Float32Array, [scope])).toBeLessThan(1e-3);
    }
  });
});

function largestDifference(actual: ArrayLike<number>, expected: number[]): number {
  expect(actual.length).toBe(expected.length);
  return Math.max(...expected.map((value, index) => Math.abs(value - actual[index]!)));
}
