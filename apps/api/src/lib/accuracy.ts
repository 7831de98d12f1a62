import { percent } from '@app/classifier/percent';
import { dashboardLimits } from '@app/contract/dashboard';

/** How many of the judged were right; null while too few were judged to say anything. */
export const accuracyOf = (judged: number, accurate: number) =>
  judged < dashboardLimits.leastJudged ? null : percent(accurate / judged);
