import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/**
 * State that lives in the address and answers at once. The router changes the address when it has drawn the page,
 * which takes a slow phone a moment, and until then it may show an older address again; two quick choices must
 * both count. So the address is read again only when somebody else changed it: the back button, or a link.
 */
export function useAddressState<State>(
  read: (search: URLSearchParams) => State,
  write: (state: State) => URLSearchParams,
) {
  const [search, setSearch] = useSearchParams();
  const { key, state: entry } = useLocation() as { key: string; state: { isOwn?: boolean } | null };
  const [value, setValue] = useState(() => read(search));
  const met = useRef(new Set([key]));
  const wentBack = useRef(false);

  // From the moment at which it is seen: on a slow phone, whoever goes back twice may do so before effects have run.
  useLayoutEffect(() => {
    const note = () => {
      wentBack.current = true;
    };
    window.addEventListener('popstate', note);
    return () => window.removeEventListener('popstate', note);
  }, []);

  const isOwn = entry?.isOwn === true;
  useEffect(() => {
    const isLink = !isOwn && !met.current.has(key);
    met.current.add(key);
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
