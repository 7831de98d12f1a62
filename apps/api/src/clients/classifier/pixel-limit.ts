/**
 * The largest picture that is decoded. The API checks it by the header, the classifier process while decoding.
 * `decodedBytes`: memory that a decoder allocates. A file of 5 MB may decode to 400 MB, which takes seconds.
 */
export const pixelLimit = { area: 50_000_000, side: 12_000, decodedBytes: 120_000_000 } as const;
