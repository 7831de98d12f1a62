import { UploadFailure } from '#web/lib/photo/upload-failure.ts';
import { photoFailureText } from '#web/messages/photo.ts';
import type { Answered } from './answered.ts';
import { onDevice } from './device/on-device.ts';
import { devicePreference } from './device/preference.ts';
import { longSide } from './long-side.ts';

// Fetched when somebody reaches for a photo, so that the first script of the page stays small.
const loadPreparation = () => fetched(import('#web/lib/photo/prepare-photo.ts'));
const loadSending = () => fetched(import('./api/send-photo.ts'));
const loadComputing = () => fetched(import('./device/compute-here.ts'));
const loadResult = () => fetched(import('./components/result/result.tsx'));

const fetched = <T>(part: Promise<T>): Promise<T> =>
  part.catch(() => {
    throw new UploadFailure(photoFailureText.network, { isServerAway: true });
  });

export async function prepare(file: File, signal: AbortSignal): Promise<Blob> {
  void openAhead();
  return (await loadPreparation()).preparePhoto(file, longSide, signal);
}

export async function nothingChosen(): Promise<UploadFailure> {
  return (await loadPreparation()).nothingChosen();
}

type Watch = {
  onSent: (bytes: number) => void;
  /** It is computed on this phone: nothing is sent. */
  onHere: () => void;
  signal: AbortSignal;
};

/** The answer, together with the component that shows it. */
export async function classify(photo: Blob, watch: Watch) {
  const isHere = devicePreference.read().isChosen || (!navigator.onLine && (await onDevice.isKept()));
  const sending = isHere ? undefined : loadSending();
  // Waited for below, where another way is known.
  sending?.catch(() => {});
  const { Result } = await loadResult();
  const answered = sending ? await askServer(sending, photo, watch) : await computeHere(photo, watch, false);
  return { ...answered, Result };
}

export type Classified = Awaited<ReturnType<typeof classify>>;

/** The phone answers when the server cannot. */
async function askServer(
  sending: ReturnType<typeof loadSending>,
  photo: Blob,
  watch: Watch,
): Promise<Answered> {
  try {
    watch.onSent(0);
    const { sendForClassification } = await sending;
    return { ...(await sendForClassification(photo, watch)), computedOn: 'server', wasSent: true };
  } catch (error) {
    const isServerAway = error instanceof UploadFailure && error.isServerAway;
    if (isServerAway && (await onDevice.isKept())) return computeHere(photo, watch, true);
    throw error;
  }
}

async function computeHere(photo: Blob, { onHere, signal }: Watch, wasSent: boolean): Promise<Answered> {
  signal.throwIfAborted();
  onHere();
  const { classifyHere } = await loadComputing();
  const classification = await classifyHere(photo, signal);
  return { classification, scan: null, computedOn: 'device', wasSent };
}

/** While the person looks at the photo, the phone gets ready, if it is the one that will answer. */
async function openAhead() {
  if (!devicePreference.read().isChosen && navigator.onLine) return;
  if (!(await onDevice.isKept())) return;
  const computing = loadComputing();
  void loadResult().catch(() => {});
  await (await computing).openAhead();
}

/** While the camera is open, there is time. */
export function fetchAhead() {
  void Promise.all([loadPreparation(), loadSending(), loadResult()]).catch(() => {});
}

/** What a phone without signal needs beside the model. */
export function fetchForLater() {
  void Promise.all([loadPreparation(), loadComputing(), loadResult()]).catch(() => {});
}
