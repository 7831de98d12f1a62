import { isForAnotherTab } from '#web/lib/follow-static-links.ts';
import { requestFromWorker } from './worker-messages.ts';

/**
 * Offline, a client-side navigation may need a script that is not cached, and would fail. Such a link is opened as a
 * document instead, which the service worker always serves.
 */
export function openLinksAsDocuments(): () => void {
  let openable: RegExp[] = [];
  const loadOpenablePages = async () => {
    const patterns = (await requestFromWorker({ type: 'which-pages' })) as string[] | undefined;
    openable = (patterns ?? []).map((pattern) => new RegExp(pattern));
  };
  const onOffline = () => void loadOpenablePages();
  onOffline();
  window.addEventListener('offline', onOffline);
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (navigator.onLine || !link || link.origin !== location.origin || isForAnotherTab(event, link)) return;
    if (link.pathname === location.pathname || openable.some((pattern) => pattern.test(link.pathname)))
      return;
    event.preventDefault();
    event.stopPropagation();
    location.assign(link.href);
  };
  document.addEventListener('click', onClick, { capture: true });
  return () => {
    window.removeEventListener('offline', onOffline);
    document.removeEventListener('click', onClick, { capture: true });
  };
}
