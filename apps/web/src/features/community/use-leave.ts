import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { listAddress, readFilters } from './filters.ts';

/** Closes what lies over the list: one step back where it was opened from there, else to the list itself. */
export function useLeave() {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { isFromList?: boolean } | null };
  const [search] = useSearchParams();
  const isFromList = state?.isFromList === true;
  return useCallback(() => {
    if (isFromList) void navigate(-1);
    else void navigate(listAddress(readFilters(search)), { replace: true, preventScrollReset: true });
  }, [navigate, isFromList, search]);
}
