const day = 24 * 60 * 60 * 1000;
const halfLife = 90 * day;

/** A score that decays from 1 with a half-life of ninety days since the last confirmation; null without one. */
export function liveness(confirmedAt: Date | null, now: Date): number | null {
  if (!confirmedAt) return null;
  const age = Math.max(0, now.getTime() - confirmedAt.getTime());
  return 0.5 ** (age / halfLife);
}
