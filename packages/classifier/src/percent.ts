/** Percent with one decimal, as it is shown and stored. */
export const percent = (share: number) => Math.round(share * 1000) / 10;
