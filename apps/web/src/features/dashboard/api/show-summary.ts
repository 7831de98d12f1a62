import { showDashboard } from '@app/contract/dashboard';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';
import { ownZone } from '#web/lib/own-zone.ts';

const summaryQuery = () => {
  const zone = ownZone();
  return queryOptions({
    queryKey: ['dashboard', 'summary', zone],
    queryFn: ({ signal }) => call(showDashboard, { query: { zone } }, { signal }),
    // Whoever comes back from a scan wants to see it counted.
    refetchOnMount: 'always',
  });
};

export const useSummary = () => useQuery(summaryQuery());

/** For other features: what they changed is counted here. */
export function useCountAgain() {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: ['dashboard'] });
}
