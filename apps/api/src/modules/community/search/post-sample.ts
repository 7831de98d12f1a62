import type { postSearchRepository, SearchRequest } from './post-search.repository.ts';
import { maxSampled, type SearchBudget } from './search-budget.ts';
import { largestRange, sampleMarksBetween, startOfRange } from './seq-ranges.ts';

/** Twice as many largest ranges at a time as the time before: a word that was absent in some is probably rare. */
const maxRanges = 16;

/**
 * How far a step may reach without meeting too many hits. Each sampled post that matches stands for some five hundred
 * posts that do, so a step ends at the next one.
 */
export function postSample(
  posts: ReturnType<typeof postSearchRepository>,
  request: SearchRequest,
  budget: SearchBudget,
) {
  let knownFrom = Number.POSITIVE_INFINITY;
  let seqs: number[] = [];
  let ranges = 1;

  async function sampleBelow(position: number): Promise<void> {
    const last = startOfRange(position - 1, largestRange);
    knownFrom = Math.max(0, last - (ranges - 1) * largestRange);
    seqs = await posts.sample(request, sampleMarksBetween(knownFrom, position), maxSampled + 1);
    budget.spend(seqs.length);
    if (seqs.length <= maxSampled) {
      ranges = Math.min(maxRanges, 2 * ranges);
    } else {
      // Not all of them, so the newest may be missing. The sample of one range is never larger.
      ranges = Math.max(1, ranges / 4);
      await sampleBelow(position);
    }
  }

  return {
    /** The oldest post that a step below this position may reach. */
    async lowestBelow(position: number): Promise<number> {
      if (position <= knownFrom) await sampleBelow(position);
      return seqs.find((seq) => seq < position) ?? knownFrom;
    },
  };
}
