import { queryOptions } from '@tanstack/react-query';
import { fetchMarks } from './fetch-marks.ts';

export const marksQuery = (memberId: string) =>
  queryOptions({
    queryKey: ['marks', memberId],
    queryFn: ({ signal }) => fetchMarks(signal),
    // Another device may have changed them.
    refetchOnWindowFocus: 'always',
  });
