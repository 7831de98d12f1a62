import { type Difference, withDifferences } from './packed-model.ts';

/** Name prefixes of weights in the graph (`ml/pilahbumi_ml/shipped.py`): tuned weights start as the published ones. */
const TUNED_PREFIX = 'tuned.';
const PUBLISHED_PREFIX = 'published.';

/** Field numbers of the ONNX protobuf schema. */
const GRAPH_OF_MODEL = 7;
const WEIGHTS_OF_GRAPH = 5;
const NAME_OF_WEIGHTS = 8;
const BYTES_OF_WEIGHTS = 9;

export function packModel(model: Uint8Array): Uint8Array {
  const weights = readWeights(model);
  const differences = [...weights].flatMap(([name, { start, end }]): Difference[] => {
    if (!name.startsWith(TUNED_PREFIX)) return [];
    const original = weights.get(PUBLISHED_PREFIX + name.slice(TUNED_PREFIX.length));
    const length = end - start;
    if (!original || original.end - original.start !== length) return [];
    return [{ at: start, from: original.start, length }];
  });
  return withDifferences(model, differences);
}

type Span = { start: number; end: number };

function readWeights(model: Uint8Array): Map<string, Span> {
  const found = new Map<string, Span>();
  const text = new TextDecoder();
  for (const graph of fields(model, { start: 0, end: model.length }, GRAPH_OF_MODEL)) {
    for (const weights of fields(model, graph, WEIGHTS_OF_GRAPH)) {
      const [name] = fields(model, weights, NAME_OF_WEIGHTS);
      const [bytes] = fields(model, weights, BYTES_OF_WEIGHTS);
      if (name && bytes) found.set(text.decode(model.subarray(name.start, name.end)), bytes);
    }
  }
  return found;
}

/** Yields the spans of all fields with one number in a protobuf message; works for length-delimited fields. */
function* fields(bytes: Uint8Array, { start, end }: Span, wanted: number): Generator<Span> {
  let at = start;
  const readNumber = () => {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = bytes[at]!;
      at += 1;
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  };
  while (at < end) {
    const key = readNumber();
    const kind = key & 7;
    if (kind === 0) readNumber();
    else {
      const length = kind === 2 ? readNumber() : kind === 1 ? 8 : 4;
      if (key >> 3 === wanted) yield { start: at, end: at + length };
      at += length;
    }
  }
}
