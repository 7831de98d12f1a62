import { describe, expect, it } from 'vitest';
import { type Picture, preprocess } from '../src/preprocess.ts';

const plain = (width: number, height: number, colour: number[]): Picture => ({
  data: Uint8Array.from(
    { length: width * height * colour.length },
    (_, index) => colour[index % colour.length]!,
  ),
  width,
  height,
  channels: colour.length === 4 ? 4 : 3,
});

describe('What the network sees', () => {
  it('is one plane per colour, centred round zero', () => {
    const seen = preprocess(plain(50, 30, [255, 127, 0]), 8);
    expect(seen.length).toBe(3 * 8 * 8);
    expect(seen[0]).toBeCloseTo(1);
    expect(seen[64]).toBeCloseTo(0);
    expect(seen[128]).toBeCloseTo(-127 / 128);
  });

  it('is the same with and without an alpha channel', () => {
    expect(preprocess(plain(20, 40, [9, 80, 200, 0]), 16)).toEqual(
      preprocess(plain(20, 40, [9, 80, 200]), 16),
    );
  });

  it('averages what is shrunk, so that fine stripes become grey instead of flicker', () => {
    const stripes = plain(640, 64, [0, 0, 0]);
    stripes.data.forEach((_, index) => {
      stripes.data[index] = Math.floor(index / 3) % 2 === 0 ? 0 : 254;
    });
    const seen = preprocess(stripes, 32);
    expect(Math.max(...seen.map(Math.abs))).toBeLessThan(0.05);
  });

  it('is the whole picture: the last column and row count too', () => {
    const picture = plain(100, 100, [0, 0, 0]);
    picture.data.fill(255, picture.data.length - 300);
    const seen = preprocess(picture, 10);
    expect(seen[99]).toBeGreaterThan(seen[0]!);
  });

  it('refuses bytes that do not belong to the size', () => {
    expect(() => preprocess({ data: new Uint8Array(5), width: 2, height: 2, channels: 3 }, 8)).toThrow(
      RangeError,
    );
  });
});
