import { uploadPicture } from '@app/contract/education-submission';
import type { RouteOutput } from '@app/contract/route';
import { preparePhoto } from '#web/lib/photo/prepare-photo.ts';
import { sendPhoto } from '#web/lib/photo/send-photo.ts';

/** Wide enough for the head of an article; the server makes its two sizes of it. */
const longSide = 1600;

type Uploaded = RouteOutput<typeof uploadPicture> & { photo: Blob };
type Watch = { onSent: (share: number) => void; signal: AbortSignal };

/** Makes the picture small, sends it, and answers under which number it waits for its piece. */
export async function uploadFile(file: File, { onSent, signal }: Watch): Promise<Uploaded> {
  const photo = await preparePhoto(file, longSide, signal);
  const answer = await sendPhoto(uploadPicture.path, photo, {
    signal,
    onSent: (bytes) => onSent(bytes / photo.size),
  });
  return { ...(answer as RouteOutput<typeof uploadPicture>), photo };
}
