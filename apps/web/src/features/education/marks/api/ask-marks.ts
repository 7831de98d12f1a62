import { listMarks, type Marks, mergeMarks } from '@app/contract/education-marks';
import { ApiError, call } from '#web/lib/api.ts';
import { deviceMarks } from '../device-marks.ts';
import { isEmpty, withoutMarks } from '../marks.ts';

/** What the person likes and saved; what this device kept for them before they signed in is brought along first. */
export async function askMarks(signal?: AbortSignal): Promise<Marks> {
  const kept = deviceMarks.read();
  const merged = isEmpty(kept) ? undefined : await merge(kept);
  if (!merged) return call(listMarks, {}, signal ? { signal } : {});
  // After those who asked have the answer: in between the marks would be nowhere.
  setTimeout(() => deviceMarks.write(withoutMarks(deviceMarks.read(), kept)));
  return merged;
}

let underway: Promise<Marks | undefined> | undefined;

/** Asked by the frame of every page and by a page that shows marks, often in the same moment: sent once. */
function merge(kept: Marks): Promise<Marks | undefined> {
  underway ??= call(mergeMarks, { body: kept })
    .catch((error: unknown) => {
      // What the server will not take stays on the device; the person still sees what is theirs.
      if (error instanceof ApiError && error.status < 500 && error.status !== 401) return undefined;
      throw error;
    })
    .finally(() => {
      underway = undefined;
    });
  return underway;
}
