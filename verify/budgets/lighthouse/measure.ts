import lighthouse, { type Result } from 'lighthouse';
import { percentile, rounded } from '../../kit/statistics.ts';

/** One visit with an empty cache, as Lighthouse's mobile profile counts it. */
async function visit(address: string, port: number, retries = 2): Promise<Result> {
  const run = await lighthouse(address, { port, logLevel: 'error', output: 'json' });
  if (!run) throw new Error(`Lighthouse gave no result for ${address}`);
  const { lhr } = run;
  // The browser recorded nothing, which says nothing about the page; Lighthouse itself asks to run it again.
  if (lhr.runtimeError?.code === 'NO_NAVSTART' && retries > 0) return visit(address, port, retries - 1);
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  return lhr;
}

const score = (result: Result, category: string) => (result.categories[category]?.score ?? 0) * 100;
const value = (result: Result, audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;

/** Weighted audits that lower the score of a category. */
const shortcomings = (result: Result) =>
  Object.values(result.categories).flatMap(({ id, auditRefs }) =>
    auditRefs
      .filter(({ id: audit, weight }) => weight > 0 && (result.audits[audit]?.score ?? 1) < 0.9)
      .map(({ id: audit }) => `${id}: ${result.audits[audit]?.title}`),
  );

/** The median of several visits for each figure. */
export async function measurePage(address: string, port: number, visits: number) {
  const results: Result[] = [];
  for (let count = 0; count < visits; count += 1) results.push(await visit(address, port));
  const medianOf = (pick: (result: Result) => number) => rounded(percentile(results.map(pick), 0.5));
  return {
    performance: medianOf((result) => score(result, 'performance')),
    accessibility: medianOf((result) => score(result, 'accessibility')),
    bestPractices: medianOf((result) => score(result, 'best-practices')),
    seo: medianOf((result) => score(result, 'seo')),
    largestPaintSeconds: medianOf((result) => value(result, 'largest-contentful-paint') / 1000),
    firstPaintSeconds: medianOf((result) => value(result, 'first-contentful-paint') / 1000),
    layoutShift: rounded(
      percentile(
        results.map((result) => value(result, 'cumulative-layout-shift')),
        0.5,
      ),
    ),
    blockingMilliseconds: medianOf((result) => value(result, 'total-blocking-time')),
    kilobytes: medianOf((result) => value(result, 'total-byte-weight') / 1000),
    shortcomings: [...new Set(results.flatMap(shortcomings))],
  };
}
