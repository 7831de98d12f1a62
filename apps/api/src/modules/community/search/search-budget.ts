/** How many of the newest posts a walk scans before the index is used. */
export const maxRowsScanned = 250;
/** How many followed posts one search scans. */
export const maxFollowedScanned = 1000;

/** As many as the smallest range can hold: within one of them a step always succeeds. */
export const maxHitsOfStep = 2 ** 12;
/** Posts that the sample names at once; as many as are sampled of a largest range (migration 0060). */
export const maxSampled = 2 ** 11;

/** After this many hits, or steps, a search ends with what it has; the next page goes on where it stopped. */
const maxHits = 2 ** 13;
const maxSteps = 32;

/** Counts the work of one search. */
export function searchBudget() {
  let [hits, steps] = [0, 0];
  return {
    spend: (gathered: number): void => {
      hits += gathered;
      steps += 1;
    },
    isSpent: (): boolean => hits >= maxHits || steps >= maxSteps,
  };
}
export type SearchBudget = ReturnType<typeof searchBudget>;
