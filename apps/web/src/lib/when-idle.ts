/** Long enough for the requests of a first visit to finish. */
const idleDelayMs = 3000;

/** Resolves when the page is idle; without a network there is no delay, because no requests are pending. */
export const whenIdle = () =>
  new Promise<void>((resolve) => {
    setTimeout(
      () => (window.requestIdleCallback ?? setTimeout)(() => resolve()),
      navigator.onLine ? idleDelayMs : 0,
    );
  });
