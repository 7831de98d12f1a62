import { setTimeout as pause } from 'node:timers/promises';
import type { HttpResponse, RequestOptions, Send } from './http-client.ts';

const retryDelayMs = 250;

/** A response with the times of the request and the response. */
export type TimedResponse = { response: HttpResponse; askedAt: number; at: number };

type Options = {
  send: Send;
  /** Errors that are expected while a dependency is unavailable. */
  isExpected: (response: HttpResponse) => boolean;
  /** True when the test has ended. */
  hasEnded: () => boolean;
  onResponse?: (result: TimedResponse) => void;
};

/** A client that retries with the same idempotency key until the request is acknowledged. */
export function retryingClient({ send, isExpected, hasEnded, onResponse }: Options) {
  /** Counts of unexpected responses. */
  const unexpected = new Map<string, number>();
  let retryCount = 0;

  function recordFailure(request: RequestOptions, response: HttpResponse): void {
    if (isExpected(response)) return void (retryCount += 1);
    const summary = `${request.method} ${request.path.replaceAll(/[0-9a-f-]{36}/g, '…')}: ${response.status} ${response.text.slice(0, 200)}`;
    unexpected.set(summary, (unexpected.get(summary) ?? 0) + 1);
  }

  async function attempt(request: RequestOptions): Promise<TimedResponse> {
    const askedAt = performance.now();
    const response = await send(request);
    const result = { response, askedAt, at: performance.now() };
    onResponse?.(result);
    if (response.status !== 200) recordFailure(request, response);
    return result;
  }

  return {
    unexpected,
    retryCount: () => retryCount,
    /** Without retries: for requests without an idempotency key. */
    async sendOnce(request: RequestOptions): Promise<TimedResponse | undefined> {
      const result = await attempt(request);
      return result.response.status === 200 ? result : undefined;
    },
    async sendUntilAcknowledged(request: RequestOptions): Promise<TimedResponse | undefined> {
      for (;;) {
        const result = await attempt(request);
        const { status } = result.response;
        if (status === 200) return result;
        // A 4xx is final: the post of a reply may be lost.
        if ((status >= 400 && status < 500) || hasEnded()) return undefined;
        await pause(retryDelayMs);
      }
    },
  };
}

export type RetryingClient = ReturnType<typeof retryingClient>;
