import { answerOf } from '@app/classifier/answer';
import { errorText } from '@app/contract/errors';
import type { Classification } from '@app/contract/smart-sort';
import { UploadFailure } from '#web/lib/photo/upload-failure.ts';
import { computedHereText } from '#web/messages/on-device.ts';
import { classifyOnDevice, openClassifier, UnreadablePhotoError } from './device-classifier.ts';
import { onDevice } from './on-device.ts';

/** The same answer as the server's, from the same model, without sending the photo. */
export async function classifyWithStoredModel(photo: Blob, signal: AbortSignal): Promise<Classification> {
  const kept = await onDevice.findKept();
  if (!kept) {
    void onDevice.check();
    throw new UploadFailure(computedHereText.gone);
  }
  try {
    return answerOf(await classifyOnDevice(kept, photo, signal), kept.model);
  } catch (error) {
    signal.throwIfAborted();
    const isUnreadable = error instanceof UnreadablePhotoError;
    throw new UploadFailure(isUnreadable ? errorText.photo_unreadable : computedHereText.failed);
  }
}

/** Errors are ignored here and reported when the photo is classified. */
export async function warmUpClassifier() {
  const kept = await onDevice.findKept();
  if (kept) await openClassifier(kept).catch(() => {});
}
