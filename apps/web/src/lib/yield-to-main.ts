/** Lets the browser handle input and paint between long tasks. */
export const yieldToMain = (): Promise<void> =>
  globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
