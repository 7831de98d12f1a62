// What this phone keeps, and how it answers without a network: docs/decisions/0019.
import type { News, Request as Asked } from '../src/lib/offline/messages-to-worker.ts';
import {
  offlinePath,
  ownStores,
  pageStores,
  pictureStore,
  readingStores,
  sharePath,
  storesBeginningWith,
} from '../src/lib/offline/stores.ts';
import { facts } from './build-facts.ts';
import { answerDocument } from './documents.ts';
import { answerFile, dropFilesOfOtherBuilds, keepFiles, openablePages } from './files.ts';
import { dropOld, keep, kept } from './keep.ts';
import { networkFirst } from './network-first.ts';
import { answerChange, dropOtherSessions } from './own-answers.ts';
import { isPicture, mayKeepAnswer, pageRule, pictureRule, readingRule, ruleForAnswer } from './policy.ts';
import { takeSharedPhoto } from './shared-photo.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const answer = answerFor(event);
  if (answer) event.respondWith(answer);
});
self.addEventListener('message', (event) => event.waitUntil(hear(event)));

/** A new version waits until the person asks for it, or until no page of the old one is open. */
async function install() {
  await keepFiles(facts.shell);
  // By an address of its own: a shared cache may still have the page of the build before.
  const page = await fetch(`${offlinePath}?versi=${facts.build}`, { cache: 'reload' });
  await keep(pageRule, offlinePath, page);
  if (!(await kept(pageRule, offlinePath))) throw new Error('The offline page of this build did not come');
}

async function activate() {
  const stores = [...(await storesBeginningWith(pageStores)), ...(await storesBeginningWith(readingStores))];
  const current = new Set([pageRule.store, readingRule.store]);
  await Promise.all(stores.filter((name) => !current.has(name)).map((name) => caches.delete(name)));
  await dropFilesOfOtherBuilds();
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** Nothing, for what the browser does best alone: uploads, live news, photos, sign-in. */
function answerFor(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return undefined;
  if (url.pathname === sharePath && request.method === 'POST') return takeSharedPhoto(request);
  if (url.pathname.startsWith('/api/')) {
    if (takesAway(request, url)) return answerChange(request);
    return request.method === 'GET' && mayKeepAnswer(url) ? answerOfApi(event, url) : undefined;
  }
  if (request.method !== 'GET') return undefined;
  if (request.mode === 'navigate') return answerDocument(event, url);
  if (url.pathname.startsWith('/assets/')) return answerFile(request, url);
  return isPicture(url) ? answerPicture(event) : undefined;
}

const takesAway = ({ method }: Request, { pathname }: URL) =>
  method === 'DELETE' || method === 'PATCH' || (method === 'POST' && pathname === '/api/scans/photo-consent');

async function answerOfApi(event: FetchEvent, url: URL): Promise<Response> {
  const { request } = event;
  const rule = await ruleForAnswer(request, url);
  if (!rule) return fetch(request);
  const isOwn = rule.store.startsWith(ownStores);
  if (isOwn) event.waitUntil(dropOtherSessions(rule.store));
  const { response, isOld } = await networkFirst({
    key: request.url,
    rule,
    network: fetch(request),
    waitUntil: (work) => event.waitUntil(work),
  });
  if (isOwn && response?.status === 401) await caches.delete(rule.store);
  if (isOld) await tell(event.clientId, { type: 'answered-from-store' });
  // A lost network must reach the page as one.
  return response ?? Response.error();
}

async function answerPicture(event: FetchEvent): Promise<Response> {
  const old = await kept(pictureRule, event.request);
  if (old) return old;
  const response = await fetch(event.request);
  event.waitUntil(keep(pictureRule, event.request, response.clone()));
  return response;
}

async function tell(clientId: string, news: News) {
  (await self.clients.get(clientId))?.postMessage(news);
}

async function hear({ data, ports: [port] }: ExtendableMessageEvent) {
  const asked = data as Asked;
  if (asked.type === 'take-over') await self.skipWaiting();
  if (asked.type === 'keep-files') {
    const pages = facts.pages.filter(({ readers }) => asked.readers.includes(readers));
    await keepFiles(pages.flatMap(({ files }) => files)).catch(() => {});
    for (const start of [pageStores, readingStores, pictureStore, ownStores])
      for (const name of await storesBeginningWith(start)) await dropOld(name);
    port?.postMessage(true);
  }
  if (asked.type === 'which-pages') port?.postMessage(await openablePages());
}
