const day = 24 * 60 * 60 * 1000;
const halfLife = 90 * day;

/** How much the last confirmation is still worth: 1 at once, half after ninety days; null when there never was one. */
export function liveness(confirmedAt: Date | null, now: Date): number | null {
  if (!confirmedAt) return null;
  const age = Math.max(0, now.getTime() - confirmedAt.getTime());
  return 0.5 ** (age / halfLife);
}
