import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/**
 * State in the URL that updates at once. The router changes the URL only after it has rendered the page, which is slow
 * on a slow phone, and until then it may show an older URL again; two quick changes must both count. So the URL is
 * read again only when something else changed it: the back button, or a link.
 */
export function useUrlState<State>(
  read: (search: URLSearchParams) => State,
  write: (state: State) => URLSearchParams,
) {
  const [search, setSearch] = useSearchParams();
  const { key, state: entry } = useLocation() as { key: string; state: { isOwn?: boolean } | null };
  const [value, setValue] = useState(() => read(search));
  const seenKeys = useRef(new Set([key]));
  const wentBack = useRef(false);

  // A layout effect: on a slow phone the back button may be pressed twice before effects have run.
  useLayoutEffect(() => {
    const onPopState = () => {
      wentBack.current = true;
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);

  const isOwn = entry?.isOwn === true;
  useEffect(() => {
    const isLink = !isOwn && !seenKeys.current.has(key);
    seenKeys.current.add(key);
    if (!wentBack.current && !isLink) return;
    wentBack.current = false;
    setValue(read(search));
  }, [key, isOwn, read, search]);

  const change = useCallback(
    (next: State, { replace = false } = {}) => {
      setValue(next);
      setSearch(write(next), { replace, preventScrollReset: true, state: { isOwn: true } });
    },
    [setSearch, write],
  );
  return [value, change] as const;
}
