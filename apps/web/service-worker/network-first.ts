import { putResponse, getResponse } from './response-cache.ts';
import type { CacheRule } from './cache-rules.ts';

/** How long to wait for the network when there is a cached response. */
const timeoutMs = 4000;

const wait = (time: number) =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), time));

type NetworkFirstOptions = {
  key: Request | string;
  rule: CacheRule;
  network: Promise<Response>;
  /** Whether this response may be cached. */
  canCache?: (response: Response) => boolean;
  /** Keeps the worker alive until pending work is done. */
  waitUntil: (work: Promise<unknown>) => void;
};

/** The network response if it comes in time, else the cached one. Undefined when there is neither. */
export async function networkFirst({ key, rule, network, canCache, waitUntil }: NetworkFirstOptions) {
  const cachedNetwork = network.then((response) => {
    if (!canCache || canCache(response)) waitUntil(putResponse(rule, key, response.clone()));
    return response;
  });
  const settled = cachedNetwork.catch(() => undefined);
  waitUntil(settled);
  const cached = await getResponse(rule, key);
  if (!cached) return { response: await settled, isStale: false };
  const fresh = await Promise.race([settled, wait(timeoutMs)]);
  // A server error is treated like a network failure.
  if (fresh && fresh.status < 500) return { response: fresh, isStale: false };
  return { response: cached, isStale: true };
}
