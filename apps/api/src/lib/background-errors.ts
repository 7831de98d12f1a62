import type { Logger } from 'pino';
import { Counter } from 'prom-client';

/** A server that is away fails every second; one line a minute per source says enough. */
const logIntervalMs = 60_000;

export type OnError = (error: unknown) => void;

/**
 * Errors that belong to no request: of idle connections, of the queue. Without a listener they would end the process; each
 * is counted, and the first of a minute is logged.
 */
export function backgroundErrors(log: Logger) {
  const counter = new Counter({
    name: 'background_errors_total',
    help: 'Errors of connections that no request was using, by what they belong to',
    labelNames: ['source'],
    registers: [],
  });
  return {
    counter,
    of(source: string): OnError {
      let loggedAt = Number.NEGATIVE_INFINITY;
      let unlogged = 0;
      counter.inc({ source }, 0);
      return (err) => {
        counter.inc({ source });
        if (performance.now() - loggedAt < logIntervalMs) {
          unlogged += 1;
          return;
        }
        log.warn({ err, source, unlogged }, 'background error');
        loggedAt = performance.now();
        unlogged = 0;
      };
    },
  };
}

export type BackgroundErrors = ReturnType<typeof backgroundErrors>;
