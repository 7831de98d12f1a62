import type { Logger } from 'pino';

/** Maximum time for running work to finish. */
const limit = 25_000;

/** Runs `stop` once on SIGTERM or SIGINT, and ends the process when it is done or takes too long. */
export function stopOnSignal(stop: () => Promise<void>, log: Logger): void {
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => {
      log.error({ limit }, 'stopped before all work was done');
      process.exit(1);
    }, limit).unref();
    stop().then(
      () => process.exit(0),
      (err: unknown) => {
        log.error({ err }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
