import { type ErrorCode, errorText } from '@app/contract/errors';
import { photoLimits } from '@app/contract/smart-sort';
import { photoFailureText } from '#web/messages/photo.ts';
import { UploadFailure } from '#web/lib/photo/upload-failure.ts';
// The build emits it as a separate file and returns its URL.
// oxlint-disable-next-line import/default
import heifWorker from './heif.worker.ts?worker&url';
import { runWorker } from './run-worker.ts';
import { shrinkPhoto } from './shrink-photo.ts';
import { sniffPhoto } from './sniff-photo.ts';
import { Unreachable } from './unreachable.ts';
import type { WorkerTask } from './worker-messages.ts';

/** Converts a chosen file for upload: resized, upright, without EXIF. */
export async function preparePhoto(file: File, longSide: number, signal: AbortSignal): Promise<Blob> {
  const kind = await sniffPhoto(file);
  if (!kind) throw refusal('photo_type');
  const shrunk = await attempt(() => shrinkPhoto({ photo: file, longSide }, signal), signal);
  if (shrunk) return shrunk;
  if (kind === 'heif') {
    const decoded = await attempt(() => decodeHeif({ photo: file, longSide }, signal), signal);
    if (!decoded) throw refusal('photo_type');
    return decoded;
  }
  if (file.size > photoLimits.bytes) throw refusal('photo_too_large');
  // This browser cannot decode it, but the server may.
  return file;
}

const refusal = (code: ErrorCode) => new UploadFailure(errorText[code], { discardsPhoto: true });

/** For a drop or a paste without a photo. */
export const nothingChosen = () => refusal('photo_missing');

async function decodeHeif(task: WorkerTask, signal: AbortSignal): Promise<Blob> {
  return runWorker(heifWorker, task, signal).catch((error: unknown) => {
    throw error instanceof Unreachable ? new UploadFailure(photoFailureText.network) : error;
  });
}

/** Undefined when the photo cannot be converted; an abort and a network failure are rethrown. */
async function attempt(convert: () => Promise<Blob>, signal: AbortSignal): Promise<Blob | undefined> {
  try {
    return await convert();
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof UploadFailure) throw error;
    return undefined;
  }
}
