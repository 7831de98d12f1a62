import { trustedScript } from '#web/lib/photo/trusted-script.ts';
import { postToWorker } from './worker-messages.ts';

const listeners = new Set<() => void>();
let waiting: ServiceWorker | null = null;

function onInstalled(worker: ServiceWorker | null) {
  // The first installed version replaces nothing.
  if (!worker || !navigator.serviceWorker.controller) return;
  setWaiting(worker);
  worker.addEventListener('statechange', () => setWaiting(null), { once: true });
}

function setWaiting(worker: ServiceWorker | null) {
  waiting = worker;
  for (const listener of listeners) listener();
}

/** How long the old version may take to hand over. */
const handOverMs = 1000;

/** A new version that is installed and waits for the member to activate it. */
export const newVersion = {
  isWaiting: () => waiting !== null,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Activates the new version and reloads the page. */
  activate: () => {
    const reload = () => location.reload();
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
    if (waiting) postToWorker(waiting, { type: 'take-over' });
    // Chromium waits minutes for open responses of the old version; a reload closes them.
    setTimeout(reload, handOverMs);
  },
};

/** Resolves when a service worker controls this page: the first one claims it shortly after activation. */
export async function waitForController(): Promise<void> {
  if (navigator.serviceWorker.controller) return;
  await new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
}

let registered: Promise<void> | undefined;

/** Registers the service worker once per page. */
export const registerWorker = () => (registered ??= register());

async function register(): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const address = trustedScript('/service-worker.js');
  const registration = await navigator.serviceWorker.register(address, { updateViaCache: 'none' });
  onInstalled(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') onInstalled(worker);
    });
  });
}
