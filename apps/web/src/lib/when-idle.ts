/** Long enough for the requests of a first visit to finish. */
const idleDelayMs = 3000;

/** A page that is always busy counts as idle after this time. */
const maxBusyMs = 10_000;

/** Resolves when the page is idle; without a network there is no delay, because no requests are pending. */
export const whenIdle = () =>
  new Promise<void>((resolve) => {
    setTimeout(
      () => window.requestIdleCallback?.(() => resolve(), { timeout: maxBusyMs }) ?? resolve(),
      navigator.onLine ? idleDelayMs : 0,
    );
  });
