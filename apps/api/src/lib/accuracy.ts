import { dashboardLimits } from '@app/contract/dashboard';

/** Percent, one decimal. */
export const percent = (share: number) => Math.round(share * 1000) / 10;

/** How many of the judged were right; null while too few were judged to say anything. */
export const accuracyOf = (judged: number, accurate: number) =>
  judged < dashboardLimits.leastJudged ? null : percent(accurate / judged);
