import { AppError } from '#api/lib/app-error.ts';

const day = 24 * 60 * 60 * 1000;

type Spent = 'suggestions_spent' | 'submissions_spent' | 'pictures_spent';

/** Refuses one more when there are as many as may be in a day; `times` are those of the last day, oldest first. */
export function dayLimit(times: readonly Date[], limit: number, code: Spent): void {
  // The place of the one that leaves the day first, among those that count.
  const oldest = times.at(-limit);
  if (!oldest) return;
  throw new AppError(code, {
    retryAfter: Math.max(1, Math.ceil((oldest.getTime() + day - Date.now()) / 1000)),
  });
}
