import { preparePhoto } from '#web/lib/photo/prepare-photo.ts';
import { sendPhoto } from '#web/lib/photo/send-photo.ts';

/** Wide enough for the head of an article; the server makes its own sizes of it. */
const longSide = 1600;

type Uploaded = { pictureId: string; picture: string };
type Watch = { onPrepared: (photo: Blob) => void; onSent: (share: number) => void; signal: AbortSignal };

/** Makes the picture small, sends it, and answers under which number it waits for what it belongs to. */
export async function uploadFile(path: string, file: File, { onPrepared, onSent, signal }: Watch) {
  const photo = await preparePhoto(file, longSide, signal);
  onPrepared(photo);
  const answer = await sendPhoto(path, photo, { signal, onSent: (bytes) => onSent(bytes / photo.size) });
  return answer as Uploaded;
}
