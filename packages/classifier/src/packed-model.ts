/**
 * How the model travels to a phone: the same bytes, except that weights which began as a copy of others are written as
 * their difference from those (docs/decisions/0019). Small differences compress; the phone adds them up again and
 * checks that the result is the shipped file.
 */
export interface Difference {
  /** Where the difference stands in the file. */
  at: number;
  /** Where that stands which it is the difference from; never a difference itself. */
  from: number;
  length: number;
}

const NUMBER = 4;
const ENTRY = 3;

/** In front of the file: how many differences there are, and where. */
export function withDifferences(bytes: Uint8Array, differences: readonly Difference[]): Uint8Array {
  const head = Uint32Array.of(
    differences.length,
    ...differences.flatMap(({ at, from, length }) => [at, from, length]),
  );
  const packed = new Uint8Array(head.byteLength + bytes.length);
  packed.set(new Uint8Array(head.buffer));
  packed.set(bytes, head.byteLength);
  for (const { at, from, length } of differences) {
    const into = head.byteLength + at;
    for (let index = 0; index < length; index += 1) packed[into + index]! -= bytes[from + index]!;
  }
  return packed;
}

/** The file as it was. Works in place: it is large, and the phone may be small. */
export function unpackModel(packed: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  const count = view.getUint32(0, true);
  const model = packed.subarray(NUMBER * (1 + ENTRY * count));
  for (let entry = 0; entry < count; entry += 1) {
    const [at, from, length] = [0, 1, 2].map((part) =>
      view.getUint32(NUMBER * (1 + ENTRY * entry + part), true),
    ) as [number, number, number];
    for (let index = 0; index < length; index += 1) model[at + index]! += model[from + index]!;
  }
  return model;
}
