import type { Interpretation } from '@app/classifier/interpret';
import { trustedScript } from '#web/lib/photo/trusted-script.ts';
import { deviceWorker, keptFiles } from './files.ts';
import { readPixels } from './read-pixels.ts';
import type { DeviceAnswer, DeviceTask } from './task.ts';

/** Nothing is wrong with the network. */
export class UnreadablePhoto extends Error {}

/** An open network takes a hundred megabytes: it does not outlive the person's interest. */
const idleTime = 120_000;

type Running = { worker: Worker; ended: AbortController };

let running: Running | undefined;
let idle: ReturnType<typeof setTimeout> | undefined;

/** Gets ready while the person still looks at the photo. */
export async function openClassifier(): Promise<void> {
  await ask({ files: keptFiles }, new AbortController().signal);
  performance.mark('classifier-open');
}

export async function classifyOnDevice(photo: Blob, signal: AbortSignal): Promise<Interpretation> {
  // Some browsers' workers cannot draw.
  const seen = typeof OffscreenCanvas === 'undefined' ? await readOnPage(photo) : photo;
  const answer = await ask({ files: keptFiles, photo: seen }, signal);
  if (!('interpretation' in answer)) throw new Error('The classifier was only opened');
  return answer.interpretation;
}

export function closeClassifier() {
  clearTimeout(idle);
  running?.worker.terminate();
  running?.ended.abort(new Error('The classifier was closed'));
  running = undefined;
}

const readOnPage = (photo: Blob) =>
  readPixels(photo, (width, height) =>
    Object.assign(document.createElement('canvas'), { width, height }),
  ).catch((error: unknown) => {
    throw new UnreadablePhoto(String(error));
  });

function start(): Running {
  // The build writes classic scripts; while developing, Vite serves modules.
  const worker = new Worker(trustedScript(deviceWorker), {
    type: import.meta.env.DEV ? 'module' : 'classic',
  });
  return { worker, ended: new AbortController() };
}

/** Tasks are answered in their order. Giving up, and any failure, ends the worker: the next task starts a fresh one. */
async function ask(task: DeviceTask, signal: AbortSignal): Promise<DeviceAnswer> {
  signal.throwIfAborted();
  clearTimeout(idle);
  running ??= start();
  const { worker, ended } = running;
  const { port1, port2 } = new MessageChannel();
  const finished = new AbortController();
  const until = { signal: finished.signal };
  try {
    return await new Promise<DeviceAnswer>((resolve, reject) => {
      for (const end of [signal, ended.signal])
        end.addEventListener('abort', () => reject(end.reason as Error), until);
      worker.addEventListener('error', () => reject(new Error('The classifier did not start')), until);
      port1.addEventListener('message', ({ data }: MessageEvent<DeviceAnswer>) =>
        'failure' in data ? reject(failureOf(data)) : resolve(data),
      );
      port1.start();
      worker.postMessage(task, [port2]);
    });
  } catch (error) {
    if (running?.worker === worker) closeClassifier();
    throw error;
  } finally {
    finished.abort();
    port1.close();
    if (running) idle = setTimeout(closeClassifier, idleTime);
  }
}

const failureOf = ({ failure, isUnreadable }: Extract<DeviceAnswer, { failure: string }>) =>
  isUnreadable ? new UnreadablePhoto(failure) : new Error(failure);
