/** For whom a page is cached for offline use; `item-readers` have opened the A–Z. */
export type Audience = 'everybody' | 'neighbours' | 'members' | 'item-readers';

/** Messages from a page to the service worker. */
export type WorkerRequest =
  /** Activate the new version now. */
  | { type: 'take-over' }
  /** Cache the scripts of the pages that are readable offline. */
  | { type: 'keep-files'; readers: Audience[] }
  /** Responds with the patterns of the pages that can be opened offline. */
  | { type: 'which-pages' };

/** Sent by the service worker when it served a stale response. */
export type WorkerEvent = { type: 'answered-from-store' };

export const postToWorker = (worker: ServiceWorker, request: WorkerRequest, transfer: Transferable[] = []) =>
  worker.postMessage(request, transfer);

/** Sends a request and waits for the response. Undefined when no service worker controls the page. */
export function requestFromWorker(request: WorkerRequest): Promise<unknown> {
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => resolve(data));
    port1.start();
    postToWorker(worker, request, [port2]);
  });
}
