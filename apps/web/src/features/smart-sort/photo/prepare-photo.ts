import { type ErrorCode, errorText } from '@app/contract/errors';
import { photoLimits } from '@app/contract/smart-sort';
import { UploadFailure } from '../upload-failure.ts';
// The build makes a file of its own of it and gives its address.
// oxlint-disable-next-line import/default
import heifWorker from './heif.worker.ts?worker&url';
import { runWorker } from './run-worker.ts';
import { shrinkPhoto } from './shrink-photo.ts';
import { sniffPhoto } from './sniff-photo.ts';

/** Makes of a chosen file what will be sent: small, upright, without EXIF. */
export async function preparePhoto(file: File, signal: AbortSignal): Promise<Blob> {
  const kind = await sniffPhoto(file);
  if (!kind) throw refusal('photo_type');
  const shrunk = await attempt(() => shrinkPhoto(file, signal), signal);
  if (shrunk) return shrunk;
  if (kind === 'heif') {
    const decoded = await attempt(() => runWorker(heifWorker, file, signal), signal);
    if (!decoded) throw refusal('photo_type');
    return decoded;
  }
  if (file.size > photoLimits.bytes) throw refusal('photo_too_large');
  // This browser cannot decode it; the server, which may know better, decides.
  return file;
}

const refusal = (code: ErrorCode) => new UploadFailure(errorText[code], { losesPhoto: true });

/** The sentence for a drop or a paste that brought no photo at all. */
export const nothingChosen = () => refusal('photo_missing');

/** Undefined when it cannot be done; only giving up is thrown on. */
async function attempt(convert: () => Promise<Blob>, signal: AbortSignal): Promise<Blob | undefined> {
  try {
    return await convert();
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}
