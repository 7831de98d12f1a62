// What is cached and how requests are handled offline: docs/decisions/0019.
import type { WorkerEvent, WorkerRequest as Asked } from '../src/lib/offline/worker-messages.ts';
import {
  offlinePath,
  memberCachePrefix,
  pageCachePrefix,
  pictureCacheName,
  publicApiCachePrefix,
  sharePath,
  cacheNamesWithPrefix,
} from '../src/lib/offline/caches.ts';
import { buildInfo } from './build-info.ts';
import { handleDocument } from './documents.ts';
import { handleFile, deleteFilesOfOtherBuilds, cacheFiles, openablePages } from './files.ts';
import { deleteExpired, putResponse, getResponse } from './response-cache.ts';
import { networkFirst } from './network-first.ts';
import { handleMutation, deleteOtherSessions } from './member-responses.ts';
import {
  isPicture,
  isCacheablePath,
  memberCacheStart,
  pageRule,
  pictureRule,
  publicApiRule,
  ruleForResponse,
} from './cache-rules.ts';
import { handleSharedPhoto } from './shared-photo.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const answer = routeRequest(event);
  if (answer) event.respondWith(answer);
});
self.addEventListener('message', (event) => event.waitUntil(onMessage(event)));

/** A new version waits until the member activates it, or until no page of the old one is open. */
async function install() {
  await cacheFiles(buildInfo.shell);
  // With a unique URL: a shared cache may still have the page of the previous build.
  const page = await fetch(`${offlinePath}?versi=${buildInfo.build}`, { cache: 'reload' });
  await putResponse(pageRule, offlinePath, page);
  if (!(await getResponse(pageRule, offlinePath)))
    throw new Error('Cannot fetch the offline page of this build');
}

async function activate() {
  const stores = [
    ...(await cacheNamesWithPrefix(pageCachePrefix)),
    ...(await cacheNamesWithPrefix(publicApiCachePrefix)),
  ];
  const current = new Set([pageRule.cacheName, publicApiRule.cacheName]);
  const ofMembers = await cacheNamesWithPrefix(memberCachePrefix);
  const obsolete = [
    ...stores.filter((name) => !current.has(name)),
    ...ofMembers.filter((name) => !name.startsWith(memberCacheStart)),
  ];
  await Promise.all(obsolete.map((name) => caches.delete(name)));
  await deleteFilesOfOtherBuilds();
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** Undefined for requests that go straight to the network: uploads, live updates, photos, sign-in. */
function routeRequest(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return undefined;
  if (url.pathname === sharePath && request.method === 'POST') return handleSharedPhoto(request);
  if (url.pathname.startsWith('/api/')) {
    if (isMutation(request, url)) return handleMutation(request);
    return request.method === 'GET' && isCacheablePath(url) ? handleApi(event, url) : undefined;
  }
  if (request.method !== 'GET') return undefined;
  if (request.mode === 'navigate') return handleDocument(event, url);
  if (url.pathname.startsWith('/assets/')) return handleFile(request, url);
  return isPicture(url) ? handlePicture(event) : undefined;
}

const isMutation = ({ method }: Request, { pathname }: URL) =>
  method === 'DELETE' ||
  method === 'PATCH' ||
  (method === 'POST' && /^\/api\/scans\/(photo|learning)-consent$/.test(pathname));

async function handleApi(event: FetchEvent, url: URL): Promise<Response> {
  const { request } = event;
  const rule = await ruleForResponse(request, url);
  if (!rule) return fetch(request);
  const isMemberCache = rule.cacheName.startsWith(memberCachePrefix);
  if (isMemberCache) event.waitUntil(deleteOtherSessions(rule.cacheName));
  const { response, isStale } = await networkFirst({
    key: request.url,
    rule,
    network: fetch(request),
    waitUntil: (work) => event.waitUntil(work),
  });
  if (isMemberCache && response?.status === 401) await caches.delete(rule.cacheName);
  if (isStale) await postToClient(event.clientId, { type: 'answered-from-store' });
  // The page must see a network failure as one.
  return response ?? Response.error();
}

async function handlePicture(event: FetchEvent): Promise<Response> {
  const cached = await getResponse(pictureRule, event.request);
  if (cached) return cached;
  const response = await fetch(event.request);
  event.waitUntil(putResponse(pictureRule, event.request, response.clone()));
  return response;
}

async function postToClient(clientId: string, event: WorkerEvent) {
  (await self.clients.get(clientId))?.postMessage(event);
}

async function onMessage({ data, ports: [port] }: ExtendableMessageEvent) {
  const message = data as Asked;
  if (message.type === 'take-over') await self.skipWaiting();
  if (message.type === 'keep-files') {
    const pages = buildInfo.pages.filter(({ readers }) => message.readers.includes(readers));
    await cacheFiles(pages.flatMap(({ files }) => files)).catch(() => {});
    for (const start of [pageCachePrefix, publicApiCachePrefix, pictureCacheName, memberCachePrefix])
      for (const name of await cacheNamesWithPrefix(start)) await deleteExpired(name);
    port?.postMessage(true);
  }
  if (message.type === 'which-pages') port?.postMessage(await openablePages());
}
