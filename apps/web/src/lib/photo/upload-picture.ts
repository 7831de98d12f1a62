import { preparePhoto } from '#web/lib/photo/prepare-photo.ts';
import { sendPhoto } from '#web/lib/photo/send-photo.ts';

/** Wide enough for an article header; the server makes its own sizes. */
const longSide = 1600;

type Uploaded = { pictureId: string; picture: string };
type UploadOptions = {
  onPrepared: (photo: Blob) => void;
  onSent: (share: number) => void;
  signal: AbortSignal;
};

/** Resizes and uploads a picture; resolves with its id, to be attached later. */
export async function uploadFile(path: string, file: File, { onPrepared, onSent, signal }: UploadOptions) {
  const photo = await preparePhoto(file, longSide, signal);
  onPrepared(photo);
  const response = await sendPhoto(path, photo, { signal, onSent: (bytes) => onSent(bytes / photo.size) });
  return response as Uploaded;
}
