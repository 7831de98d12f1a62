// Budgets in kilobytes of compressed JavaScript. An empty page in framework mode is 111.

export const firstRoute = 'routes/home';
const firstRouteBudget = 135;
const lazyRouteBudget = 60;

/** What a page imports later, when it is idle or touched, and what that may add to the page. */
export const importedLater: Record<string, { chunk: string; budget: number }> = {
  'routes/waste-map': { chunk: 'src/features/directory/map/engine/waste-map-engine.ts', budget: 52 },
};

/** For the first route the total; for others the scripts that it adds after the first route. */
export function budgetOf(route: string): number {
  if (route === firstRoute) return firstRouteBudget;
  // The developers' own pages, which the product hides.
  if (route.startsWith('routes/developer/')) return Infinity;
  return lazyRouteBudget;
}
