/** The z-score of a 95 % confidence interval. */
const width = 1.959963984540054;

/** The 95 % confidence interval of a proportion, for `hits` of `tries` (E. B. Wilson, 1927). */
export function wilsonInterval(hits: number, tries: number): { low: number; high: number } {
  const share = hits / tries;
  const square = width ** 2 / tries;
  const centre = share + square / 2;
  const reach = width * Math.sqrt((share * (1 - share) + square / 4) / tries);
  return {
    low: Math.max(0, (centre - reach) / (1 + square)),
    high: Math.min(1, (centre + reach) / (1 + square)),
  };
}
