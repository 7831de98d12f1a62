import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

/** Accepts paths on this site only. */
const toSitePath = (address: string | null) =>
  address && /^\/(?![/\\])/.test(address) ? address : undefined;

/**
 * The page that was requested when the service worker redirected here. `isOpening`: its scripts are cached, so it is
 * opened at once. Known only after hydration: the cached document was rendered without these parameters.
 */
export function useRequestedPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const address = toSitePath(search.get('alamat'));
  const isOpening = search.has('buka');
  useEffect(() => {
    if (address && isOpening) void navigate(address, { replace: true });
  }, [address, isOpening, navigate]);
  return isHydrated && address ? { address, isOpening } : undefined;
}

const neverChanges = () => () => {};
