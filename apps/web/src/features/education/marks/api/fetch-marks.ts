import { listMarks, type Marks, mergeMarks } from '@app/contract/education-marks';
import { ApiError, call } from '#web/lib/api.ts';
import { deviceMarks } from '../device-marks.ts';
import { isEmpty, withoutMarks } from '../marks.ts';

/** The member's likes and saves; marks stored on the device before signing in are merged first. */
export async function fetchMarks(signal?: AbortSignal): Promise<Marks> {
  const stored = deviceMarks.read();
  const merged = isEmpty(stored) ? undefined : await merge(stored);
  if (!merged) return call(listMarks, {}, signal ? { signal } : {});
  // Cleared after the callers have the result, so that the marks never disappear in between.
  setTimeout(() => deviceMarks.write(withoutMarks(deviceMarks.read(), stored)));
  return merged;
}

let pendingMerge: Promise<Marks | undefined> | undefined;

/** Called by the layout and by pages with marks, often at the same time, so the request is shared. */
function merge(stored: Marks): Promise<Marks | undefined> {
  pendingMerge ??= call(mergeMarks, { body: stored })
    .catch((error: unknown) => {
      // Rejected marks stay on the device and are still shown.
      if (error instanceof ApiError && error.status < 500 && error.status !== 401) return undefined;
      throw error;
    })
    .finally(() => {
      pendingMerge = undefined;
    });
  return pendingMerge;
}
