import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { listAddress, readFilters } from './filters.ts';

/** Closes a dialog over the list: goes back if it was opened from the list, else navigates to the list. */
export function useCloseOverlay() {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { isFromList?: boolean } | null };
  const [search] = useSearchParams();
  const isFromList = state?.isFromList === true;
  return useCallback(() => {
    if (isFromList) void navigate(-1);
    else void navigate(listAddress(readFilters(search)), { replace: true, preventScrollReset: true });
  }, [navigate, isFromList, search]);
}
