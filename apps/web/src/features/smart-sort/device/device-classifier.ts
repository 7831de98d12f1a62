import type { Interpretation } from '@app/classifier/interpret';
import { trustedScript } from '#web/lib/photo/trusted-script.ts';
import type { KeptModel } from './files.ts';
import { readPixels } from './read-pixels.ts';
import type { DeviceAnswer, DeviceTask } from './task.ts';

/** The browser could not decode the photo; the model itself works. */
export class UnreadablePhotoError extends Error {}

/** An open session takes a hundred megabytes, so it is closed when idle. */
const idleTimeoutMs = 120_000;

type WorkerHandle = { address: string; worker: Worker; closed: AbortController };

let activeWorker: WorkerHandle | undefined;
let idleTimer: ReturnType<typeof setTimeout> | undefined;

/** Opens the session while the user still looks at the photo. */
export async function openClassifier(kept: KeptModel): Promise<void> {
  await runTask(kept, {}, new AbortController().signal);
  performance.mark('classifier-open');
}

export async function classifyOnDevice(
  kept: KeptModel,
  photo: Blob,
  signal: AbortSignal,
): Promise<Interpretation> {
  // Some browsers have no OffscreenCanvas in workers.
  const input = typeof OffscreenCanvas === 'undefined' ? await readOnMainThread(photo) : photo;
  const answer = await runTask(kept, { photo: input }, signal);
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

function start({ worker: address }: KeptModel): WorkerHandle {
  // The build outputs classic scripts; the Vite dev server serves modules.
  const worker = new Worker(trustedScript(address), {
    type: import.meta.env.DEV ? 'module' : 'classic',
  });
  return { address, worker, closed: new AbortController() };
}

/** Tasks run in order. An abort or a failure terminates the worker, and the next task starts a new one. */
async function runTask(
  kept: KeptModel,
  task: Omit<DeviceTask, 'files'>,
  signal: AbortSignal,
): Promise<DeviceAnswer> {
  signal.throwIfAborted();
  clearTimeout(idleTimer);
  // Its session would go on with a model that was replaced since.
  if (activeWorker && activeWorker.address !== kept.worker) closeClassifier();
  activeWorker ??= start(kept);
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
      worker.postMessage({ files: kept.files, ...task } satisfies DeviceTask, [port2]);
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
