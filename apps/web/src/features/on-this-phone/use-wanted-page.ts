import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

/** A path of this site: an address that leads elsewhere is nobody's page here. */
const ownAddress = (address: string | null) =>
  address && /^\/(?![/\\])/.test(address) ? address : undefined;

/**
 * The page that somebody wanted when the service worker led here. `isOpening`: its scripts are kept, so it is opened
 * at once. Known only after the first moment: the kept document of this page was written for nobody's address.
 */
export function useWantedPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isAwake = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const address = ownAddress(search.get('alamat'));
  const isOpening = search.has('buka');
  useEffect(() => {
    if (address && isOpening) void navigate(address, { replace: true });
  }, [address, isOpening, navigate]);
  return isAwake && address ? { address, isOpening } : undefined;
}

const neverChanges = () => () => {};
