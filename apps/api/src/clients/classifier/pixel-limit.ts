/** The largest picture that is decoded. Both sides of the process boundary keep it: the API by reading the header. */
export const pixelLimit = { area: 50_000_000, side: 12_000 } as const;
