import { triangleTaps } from './resample.ts';

/** An upright picture, row by row; a fourth channel is ignored. */
export interface Picture {
  data: Uint8Array | Uint8ClampedArray;
  width: number;
  height: number;
  channels: 3 | 4;
}

const COLOURS = 3;
/** Shrinking by two often gives exact halves; this makes their rounding deterministic. */
const TIE = 1e-4;

/**
 * The whole picture as a square of `size`, one colour plane after the other, every number between −1 and 1. Rounded to
 * bytes in between, so that every JavaScript engine passes identical numbers to the network.
 */
export function preprocess(picture: Picture, size: number): Float32Array {
  const { width, height, data, channels } = picture;
  if (width < 1 || height < 1 || data.length !== width * height * channels) {
    throw new RangeError(`A picture of ${width} × ${height} × ${channels} cannot have ${data.length} bytes`);
  }
  return shrinkRows(shrinkColumns(picture, size), height, size);
}

/** Every row becomes `size` pixels wide. */
function shrinkColumns({ data, width, height, channels }: Picture, size: number): Float64Array {
  const taps = triangleTaps(width, size);
  const narrow = new Float64Array(height * size * COLOURS);
  for (let row = 0; row < height; row += 1) {
    const rowOffset = row * width * channels;
    let into = row * size * COLOURS;
    for (const { first, weights } of taps) {
      let from = rowOffset + first * channels;
      let red = 0;
      let green = 0;
      let blue = 0;
      for (const weight of weights) {
        red += weight * data[from]!;
        green += weight * data[from + 1]!;
        blue += weight * data[from + 2]!;
        from += channels;
      }
      narrow[into] = red;
      narrow[into + 1] = green;
      narrow[into + 2] = blue;
      into += COLOURS;
    }
  }
  return narrow;
}

/** The narrow rows become `size` rows, split by colour and centred round zero. */
function shrinkRows(narrow: Float64Array, height: number, size: number): Float32Array {
  const planes = new Float32Array(COLOURS * size * size);
  const rowLength = size * COLOURS;
  const sums = new Float64Array(rowLength);
  triangleTaps(height, size).forEach(({ first, weights }, row) => {
    sums.fill(0);
    weights.forEach((weight, tap) => {
      const from = (first + tap) * rowLength;
      for (let index = 0; index < rowLength; index += 1) sums[index]! += weight * narrow[from + index]!;
    });
    for (let index = 0; index < rowLength; index += 1) {
      const column = Math.trunc(index / COLOURS);
      planes[(index % COLOURS) * size * size + row * size + column] =
        (Math.floor(sums[index]! + 0.5 + TIE) - 127) / 128;
    }
  });
  return planes;
}
