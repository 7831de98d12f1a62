import type { Interpretation } from '@app/classifier/interpret';
import { trustedScript } from '#web/lib/photo/trusted-script.ts';
import { deviceWorker, keptFiles } from './files.ts';
import { readPixels } from './read-pixels.ts';
import type { DeviceAnswer, DeviceTask } from './task.ts';

/** The browser could not decode the photo; the model itself works. */
export class UnreadablePhotoError extends Error {}

/** An open session takes a hundred megabytes, so it is closed when idle. */
const idleTimeoutMs = 120_000;

type WorkerHandle = { worker: Worker; closed: AbortController };

let activeWorker: WorkerHandle | undefined;
let idleTimer: ReturnType<typeof setTimeout> | undefined;

/** Opens the session while the user still looks at the photo. */
export async function openClassifier(): Promise<void> {
  await runTask({ files: keptFiles }, new AbortController().signal);
  performance.mark('classifier-open');
}

export async function classifyOnDevice(photo: Blob, signal: AbortSignal): Promise<Interpretation> {
  // Some browsers have no OffscreenCanvas in workers.
  const input = typeof OffscreenCanvas === 'undefined' ? await readOnMainThread(photo) : photo;
  const answer = await runTask({ files: keptFiles, photo: input }, signal);
  if (!('interpretation' in answer)) throw new Error('The classifier returned no interpretation');
  return answer.interpretation;
}

export function closeClassifier() {
  clearTimeout(idleTimer);
  activeWorker?.worker.terminate();
  activeWorker?.closed.abort(new Error('The classifier was closed'));
  activeWorker = undefined;
}

const readOnMainThread = (photo: Blob) =>
  readPixels(photo, (width, height) =>
    Object.assign(document.createElement('canvas'), { width, height }),
  ).catch((error: unknown) => {
    throw new UnreadablePhotoError(String(error));
  });

function start(): WorkerHandle {
  // The build outputs classic scripts; the Vite dev server serves modules.
  const worker = new Worker(trustedScript(deviceWorker), {
    type: import.meta.env.DEV ? 'module' : 'classic',
  });
  return { worker, closed: new AbortController() };
}

/** Tasks run in order. An abort or a failure terminates the worker, and the next task starts a new one. */
async function runTask(task: DeviceTask, signal: AbortSignal): Promise<DeviceAnswer> {
  signal.throwIfAborted();
  clearTimeout(idleTimer);
  activeWorker ??= start();
  const { worker, closed } = activeWorker;
  const { port1, port2 } = new MessageChannel();
  const finished = new AbortController();
  const listenerOptions = { signal: finished.signal };
  try {
    return await new Promise<DeviceAnswer>((resolve, reject) => {
      for (const end of [signal, closed.signal])
        end.addEventListener('abort', () => reject(end.reason as Error), listenerOptions);
      worker.addEventListener(
        'error',
        () => reject(new Error('The classifier did not start')),
        listenerOptions,
      );
      port1.addEventListener('message', ({ data }: MessageEvent<DeviceAnswer>) =>
        'failure' in data ? reject(failureOf(data)) : resolve(data),
      );
      port1.start();
      worker.postMessage(task, [port2]);
    });
  } catch (error) {
    if (activeWorker?.worker === worker) closeClassifier();
    throw error;
  } finally {
    finished.abort();
    port1.close();
    if (activeWorker) idleTimer = setTimeout(closeClassifier, idleTimeoutMs);
  }
}

const failureOf = ({ failure, isUnreadable }: Extract<DeviceAnswer, { failure: string }>) =>
  isUnreadable ? new UnreadablePhotoError(failure) : new Error(failure);
