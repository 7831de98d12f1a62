/** Lets the browser answer a finger and paint before long work goes on. */
export const letOthersPass = (): Promise<void> =>
  globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
