/**
 * The largest picture that is decoded. Both sides of the process boundary keep it: the API by reading the header.
 * `unpacked`: bytes that a decoder lays out for it. Five megabytes may unfold to four hundred, which takes seconds.
 */
export const pixelLimit = { area: 50_000_000, side: 12_000, unpacked: 120_000_000 } as const;
