import { percent } from '@app/classifier/percent';
import { dashboardLimits } from '@app/contract/dashboard';

/** Share of judged scans that were right, in percent; null while too few were judged. */
export const accuracyOf = (judged: number, accurate: number) =>
  judged < dashboardLimits.minJudged ? null : percent(accurate / judged);
