/** Input positions of each output position, with their weights. */
type Taps = { first: number; weights: Float64Array }[];

/**
 * A triangle filter as wide as the scale factor (at least one pixel to each side), so that a photo of twelve megapixels
 * and its thumbnail look the same to the model. `ml/pilahbumi_ml/preprocess.py` is the same filter.
 */
export function triangleTaps(source: number, target: number): Taps {
  const ratio = source / target;
  const radius = Math.max(ratio, 1);
  return Array.from({ length: target }, (_, position) => {
    const centre = (position + 0.5) * ratio;
    const first = Math.max(0, Math.ceil(centre - radius - 0.5));
    const last = Math.min(source - 1, Math.floor(centre + radius - 0.5));
    const weights = new Float64Array(last - first + 1);
    let sum = 0;
    for (let index = first; index <= last; index += 1) {
      const weight = Math.max(0, 1 - Math.abs(index + 0.5 - centre) / radius);
      weights[index - first] = weight;
      sum += weight;
    }
    return { first, weights: weights.map((weight) => weight / sum) };
  });
}
