// Kilobytes of compressed JavaScript that a person on prepaid data pays for. An empty page in framework mode is 111.

export const firstRoute = 'routes/home';
const firstRouteBudget = 135;
const lazyRouteBudget = 60;

/** What a map needs above all others. */
const largerBudgets: Record<string, number> = { 'routes/waste-map': 80 };

/** Imported on demand, but demanded by the page itself as soon as it stands. */
export const demandedAtOnce: Record<string, string> = {
  'routes/waste-map': 'src/features/directory/map/engine/waste-map-engine.ts',
};

/** For the first route: all of it. For any other: what it adds when somebody comes from the first. */
export function budgetOf(route: string): number {
  if (route === firstRoute) return firstRouteBudget;
  // The developers' own pages, which the product hides.
  if (route.startsWith('routes/developer/')) return Infinity;
  return largerBudgets[route] ?? lazyRouteBudget;
}
