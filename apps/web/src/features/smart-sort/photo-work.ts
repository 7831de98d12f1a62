import { UploadFailure } from '#web/lib/photo/upload-failure.ts';
import { photoFailureText } from '#web/messages/photo.ts';
import { longSide } from './long-side.ts';

// Fetched when somebody reaches for a photo, so that the first script of the page stays small.
const loadPreparation = () => fetched(import('#web/lib/photo/prepare-photo.ts'));
const loadSending = () => fetched(import('./api/send-photo.ts'));
const loadResult = () => fetched(import('./components/result/result.tsx'));

const fetched = <T>(part: Promise<T>): Promise<T> =>
  part.catch(() => {
    throw new UploadFailure(photoFailureText.network);
  });

export async function prepare(file: File, signal: AbortSignal): Promise<Blob> {
  return (await loadPreparation()).preparePhoto(file, longSide, signal);
}

export async function nothingChosen(): Promise<UploadFailure> {
  return (await loadPreparation()).nothingChosen();
}

/** The answer, together with the component that shows it. */
export async function classify(photo: Blob, watch: { onSent: (bytes: number) => void; signal: AbortSignal }) {
  const [{ sendForClassification }, { Result }] = await Promise.all([loadSending(), loadResult()]);
  return { ...(await sendForClassification(photo, watch)), Result };
}

export type Classified = Awaited<ReturnType<typeof classify>>;

/** While the camera is open, there is time. */
export function fetchAhead() {
  void Promise.all([loadPreparation(), loadSending(), loadResult()]).catch(() => {});
}
