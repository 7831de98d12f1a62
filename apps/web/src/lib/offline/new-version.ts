import { trustedScript } from '#web/lib/photo/trusted-script.ts';
import { tellWorker } from './messages-to-worker.ts';

const listeners = new Set<() => void>();
let waiting: ServiceWorker | null = null;

function found(worker: ServiceWorker | null) {
  // The first version of all replaces nobody.
  if (!worker || !navigator.serviceWorker.controller) return;
  waiting = worker;
  for (const listener of listeners) listener();
}

/** A new version that has been fetched and waits for the person's word. */
export const newVersion = {
  isWaiting: () => waiting !== null,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** The page comes again with the new version, and not before the person said so. */
  take: () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    if (waiting) tellWorker(waiting, { type: 'take-over' });
  },
};

/** When the service worker answers for this page: the first one takes charge a moment after it is there. */
export async function workerInCharge(): Promise<void> {
  if (navigator.serviceWorker.controller) return;
  await new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
}

let registered: Promise<void> | undefined;

/** Registers the service worker, once a page; the browser compares its script byte by byte with the one it has. */
export const registerWorker = () => (registered ??= register());

async function register(): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const address = trustedScript('/service-worker.js');
  const registration = await navigator.serviceWorker.register(address, { updateViaCache: 'none' });
  found(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') found(worker);
    });
  });
}
