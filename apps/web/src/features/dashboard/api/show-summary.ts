import { showDashboard } from '@app/contract/dashboard';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';
import { browserZone } from '#web/lib/browser-zone.ts';

const summaryQuery = () => {
  const zone = browserZone();
  return queryOptions({
    queryKey: ['dashboard', 'summary', zone],
    queryFn: ({ signal }) => call(showDashboard, { query: { zone } }, { signal }),
    // So that a new scan is counted at once.
    refetchOnMount: 'always',
  });
};

export const useSummary = () => useQuery(summaryQuery());

/** For other features after they changed data that the dashboard counts. */
export function useInvalidateDashboard() {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: ['dashboard'] });
}
