import { queryOptions } from '@tanstack/react-query';
import { askMarks } from './ask-marks.ts';

export const marksQuery = (memberId: string) =>
  queryOptions({
    queryKey: ['marks', memberId],
    queryFn: ({ signal }) => askMarks(signal),
    // Another device may have changed them meanwhile.
    refetchOnWindowFocus: 'always',
  });
