/** Whom a page that is readable without a network is for. */
export type Readers = 'everybody' | 'neighbours' | 'members';

/** What a page asks of the service worker. */
export type Request =
  /** The person wants the new version now. */
  | { type: 'take-over' }
  /** Fetch the scripts of the pages that are readable without a network. */
  | { type: 'keep-files'; readers: Readers[] }
  /** Which pages can be opened without a network? Answered with their patterns. */
  | { type: 'which-pages' };

/** What the service worker says unasked: an answer was an old one, because no new one came. */
export type News = { type: 'answered-from-store' };

export const tellWorker = (worker: ServiceWorker, request: Request, transfer: Transferable[] = []) =>
  worker.postMessage(request, transfer);

/** Asks and waits for the answer. Nothing, where no service worker is at work. */
export function askWorker(request: Request): Promise<unknown> {
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => resolve(data));
    port1.start();
    tellWorker(worker, request, [port2]);
  });
}
