import { UploadFailure } from '#web/lib/photo/upload-failure.ts';
import { photoFailureText } from '#web/messages/photo.ts';
import type { Answered } from './answered.ts';
import { onDevice } from './device/on-device.ts';
import { devicePreference } from './device/preference.ts';
import { longSide } from './long-side.ts';

// Loaded when the user starts to choose a photo, to keep the initial bundle small.
const loadPreparation = () => orNetworkFailure(import('#web/lib/photo/prepare-photo.ts'));
const loadSending = () => orNetworkFailure(import('./api/send-photo.ts'));
const loadComputing = () => orNetworkFailure(import('./device/compute-on-device.ts'));
/** The components that show an answer. */
export async function loadAnswerView() {
  const { Result, LastAnswerCard } = await loadResult();
  return { Result, LastAnswerCard };
}
const loadResult = () => orNetworkFailure(import('./components/result/answer-view.ts'));

const orNetworkFailure = <T>(part: Promise<T>): Promise<T> =>
  part.catch(() => {
    throw new UploadFailure(photoFailureText.network, { isServerUnavailable: true });
  });

export async function prepare(file: File, signal: AbortSignal): Promise<Blob> {
  void warmUpIfOnDevice();
  return (await loadPreparation()).preparePhoto(file, longSide, signal);
}

export async function nothingChosen(): Promise<UploadFailure> {
  return (await loadPreparation()).nothingChosen();
}

type ClassifyOptions = {
  onSent: (bytes: number) => void;
  /** The photo is classified on this device: nothing is sent. */
  onDeviceStart: () => void;
  signal: AbortSignal;
};

/** Returns the answer and the components that show it. */
export async function classify(photo: Blob, options: ClassifyOptions) {
  const isOnDevice = devicePreference.read().isChosen || (!navigator.onLine && (await onDevice.isKept()));
  const sending = isOnDevice ? undefined : loadSending();
  // Prevents an unhandled rejection; the promise is awaited below, where a fallback exists.
  sending?.catch(() => {});
  const view = await loadAnswerView();
  const answered = sending
    ? await classifyOnServer(sending, photo, options)
    : await computeOnDevice(photo, options, false);
  return { ...answered, view };
}

export type Classified = Awaited<ReturnType<typeof classify>>;

/** Falls back to the device if the server is unavailable. */
async function classifyOnServer(
  sending: ReturnType<typeof loadSending>,
  photo: Blob,
  options: ClassifyOptions,
): Promise<Answered> {
  try {
    options.onSent(0);
    const { sendForClassification } = await sending;
    return { ...(await sendForClassification(photo, options)), computedOn: 'server', wasSent: true };
  } catch (error) {
    const isServerAway = error instanceof UploadFailure && error.isServerUnavailable;
    if (isServerAway && (await onDevice.isKept())) return computeOnDevice(photo, options, true);
    throw error;
  }
}

async function computeOnDevice(
  photo: Blob,
  { onDeviceStart, signal }: ClassifyOptions,
  wasSent: boolean,
): Promise<Answered> {
  signal.throwIfAborted();
  onDeviceStart();
  const { classifyWithStoredModel } = await loadComputing();
  const classification = await classifyWithStoredModel(photo, signal);
  return { classification, scan: null, computedOn: 'device', wasSent };
}

/** Opens the on-device classifier early if it will be used. */
async function warmUpIfOnDevice() {
  if (!devicePreference.read().isChosen && navigator.onLine) return;
  if (!(await onDevice.isKept())) return;
  const computing = loadComputing();
  void loadResult().catch(() => {});
  await (await computing).warmUpClassifier();
}

/** Called while the camera or file dialog is open. */
export function preloadScripts() {
  void Promise.all([loadPreparation(), loadSending(), loadResult()]).catch(() => {});
}

/** The scripts that the on-device classifier needs offline. */
export function preloadOfflineScripts() {
  void Promise.all([loadPreparation(), loadComputing(), loadResult()]).catch(() => {});
}
