/** Follows links in parts that only the server rendered inside the page, as React Router does with the others. */
export function followStaticLinks(navigate: (address: string) => void): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (event.defaultPrevented || !link?.closest('[data-static]')) return;
    if (link.origin !== location.origin || isForAnotherTab(event, link)) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}

export const isForAnotherTab = (
  { ctrlKey, metaKey, shiftKey, button }: MouseEvent,
  { target }: HTMLAnchorElement,
) => ctrlKey || metaKey || shiftKey || button !== 0 || target === '_blank';
