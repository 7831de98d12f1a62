import { offlinePath } from '../src/lib/offline/caches.ts';
import { openablePages } from './files.ts';
import { getResponse } from './response-cache.ts';
import { networkFirst } from './network-first.ts';
import { isCacheablePage, pageRule } from './cache-rules.ts';

/** A page from the network, else from the cache, else a redirect to the offline page. */
export async function handleDocument(event: FetchEvent, url: URL): Promise<Response> {
  const key = url.pathname + url.search;
  const network = (event.preloadResponse as Promise<Response | undefined>).then(
    (preloaded) => preloaded ?? fetch(event.request),
  );
  const { response } = await networkFirst({
    key,
    rule: pageRule,
    network,
    canCache: (answer) => isCacheablePage(answer) && !url.searchParams.has('q'),
    waitUntil: (work) => event.waitUntil(work),
  });
  if (response) return response;
  if (url.pathname === offlinePath) return (await getResponse(pageRule, offlinePath)) ?? Response.error();
  return Response.redirect(`${offlinePath}?${await offlinePageQuery(url)}`, 302);
}

/** Limits the redirects to one page, so that a missing script does not cause an endless reload. */
const retryLimit = { max: 3, windowMs: 20_000 };
let redirects: { address: string; at: number }[] = [];

function canRetry(address: string): boolean {
  const recent = redirects.filter(
    (redirect) => redirect.address === address && Date.now() - redirect.at < retryLimit.windowMs,
  );
  redirects = [...recent, { address, at: Date.now() }];
  return recent.length < retryLimit.max;
}

/** `buka`: the page's scripts are cached, so the offline page can open it. */
async function offlinePageQuery(url: URL): Promise<URLSearchParams> {
  const patterns = await openablePages();
  const address = url.pathname + url.search;
  const canOpen = patterns.some((pattern) => new RegExp(pattern).test(url.pathname)) && canRetry(address);
  return new URLSearchParams({ alamat: address, ...(canOpen && { buka: '1' }) });
}
