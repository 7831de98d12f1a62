// Budgets in kilobytes of compressed JavaScript. An empty page in framework mode is 111.

export const firstRoute = 'routes/home';
const firstRouteBudget = 135;
const lazyRouteBudget = 60;

/** The map library is large. */
const largerBudgets: Record<string, number> = { 'routes/waste-map': 80 };

/** Dynamic imports that the page requests as soon as it renders. */
export const importedOnRender: Record<string, string> = {
  'routes/waste-map': 'src/features/directory/map/engine/waste-map-engine.ts',
};

/** For the first route the total; for others the scripts that it adds after the first route. */
export function budgetOf(route: string): number {
  if (route === firstRoute) return firstRouteBudget;
  // The developers' own pages, which the product hides.
  if (route.startsWith('routes/developer/')) return Infinity;
  return largerBudgets[route] ?? lazyRouteBudget;
}
