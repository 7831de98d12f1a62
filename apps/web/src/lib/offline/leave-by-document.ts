import { askWorker } from './messages-to-worker.ts';

/**
 * Without a network a link inside the site may need a script that is not here, and would lead nowhere. Such a link is
 * followed as a document instead, which the service worker always answers.
 */
export function leaveByDocument(): () => void {
  let openable: RegExp[] = [];
  const ask = async () => {
    const patterns = (await askWorker({ type: 'which-pages' })) as string[] | undefined;
    openable = (patterns ?? []).map((pattern) => new RegExp(pattern));
  };
  const onOffline = () => void ask();
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

const isForAnotherTab = ({ ctrlKey, metaKey, shiftKey, button }: MouseEvent, { target }: HTMLAnchorElement) =>
  ctrlKey || metaKey || shiftKey || button !== 0 || target === '_blank';
