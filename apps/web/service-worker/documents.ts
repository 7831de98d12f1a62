import { offlinePath } from '../src/lib/offline/stores.ts';
import { openablePages } from './files.ts';
import { kept } from './keep.ts';
import { networkFirst } from './network-first.ts';
import { mayKeepPage, pageRule } from './policy.ts';

/** A page: from the network, else as it was last seen, else by the offline page, which says or opens what it can. */
export async function answerDocument(event: FetchEvent, url: URL): Promise<Response> {
  const key = url.pathname + url.search;
  const network = (event.preloadResponse as Promise<Response | undefined>).then(
    (preloaded) => preloaded ?? fetch(event.request),
  );
  const { response } = await networkFirst({
    key,
    rule: pageRule,
    network,
    mayKeep: (answer) => mayKeepPage(answer) && !url.searchParams.has('q'),
    waitUntil: (work) => event.waitUntil(work),
  });
  if (response) return response;
  if (url.pathname === offlinePath) return (await kept(pageRule, offlinePath)) ?? Response.error();
  return Response.redirect(`${offlinePath}?${await towards(url)}`, 302);
}

/** A page that leads on to one whose script is missing would be loaded again, and again: it is opened a few times. */
const tries = { most: 3, within: 20_000 };
let ledTo: { address: string; at: number }[] = [];

function mayTry(address: string): boolean {
  const recent = ledTo.filter((led) => led.address === address && Date.now() - led.at < tries.within);
  ledTo = [...recent, { address, at: Date.now() }];
  return recent.length < tries.most;
}

/** `buka`: its scripts are here, so the offline page can open it; its data may be here too. */
async function towards(url: URL): Promise<URLSearchParams> {
  const patterns = await openablePages();
  const address = url.pathname + url.search;
  const canOpen = patterns.some((pattern) => new RegExp(pattern).test(url.pathname)) && mayTry(address);
  return new URLSearchParams({ alamat: address, ...(canOpen && { buka: '1' }) });
}
