/** Long enough that nothing of the first visit still waits for the line. */
const rest = 3000;

/** Resolves when the page has come to rest; without a network at once, because nothing else comes. */
export const whenAtRest = () =>
  new Promise<void>((resolve) => {
    setTimeout(
      () => (window.requestIdleCallback ?? setTimeout)(() => resolve()),
      navigator.onLine ? rest : 0,
    );
  });
