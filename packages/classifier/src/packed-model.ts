/**
 * Download format of the model: the same bytes, except that fine-tuned weights are stored as their difference from the
 * published ones (docs/decisions/0019), because small differences compress well. The browser restores the file and
 * verifies its hash.
 */
export interface Difference {
  /** Offset of the difference in the file. */
  at: number;
  /** Offset of the base weights; never a difference itself. */
  from: number;
  length: number;
}

const UINT32_BYTES = 4;
const ENTRY_FIELDS = 3;

/** Prepends a header with the number and the offsets of the differences. */
export function withDifferences(bytes: Uint8Array, differences: readonly Difference[]): Uint8Array {
  const head = Uint32Array.of(
    differences.length,
    ...differences.flatMap(({ at, from, length }) => [at, from, length]),
  );
  const packed = new Uint8Array(head.byteLength + bytes.length);
  packed.set(new Uint8Array(head.buffer));
  packed.set(bytes, head.byteLength);
  for (const { at, from, length } of differences) {
    const target = head.byteLength + at;
    for (let index = 0; index < length; index += 1) packed[target + index]! -= bytes[from + index]!;
  }
  return packed;
}

/** Restores the original file, in place to save memory on phones. */
export function unpackModel(packed: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  const count = view.getUint32(0, true);
  const model = packed.subarray(UINT32_BYTES * (1 + ENTRY_FIELDS * count));
  for (let entry = 0; entry < count; entry += 1) {
    const [at, from, length] = [0, 1, 2].map((part) =>
      view.getUint32(UINT32_BYTES * (1 + ENTRY_FIELDS * entry + part), true),
    ) as [number, number, number];
    for (let index = 0; index < length; index += 1) model[at + index]! += model[from + index]!;
  }
  return model;
}
