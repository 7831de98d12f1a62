import { trustedScript } from './trusted-script.ts';
import { Unreachable } from './unreachable.ts';
import type { WorkerResponse, WorkerTask } from './worker-messages.ts';

/** Converts one photo in its own worker: the page stays responsive, and an abort stops the work at once. */
export async function runWorker(address: string, task: WorkerTask, signal: AbortSignal): Promise<Blob> {
  signal.throwIfAborted();
  // The build emits classic scripts; in development Vite serves modules.
  const worker = new Worker(trustedScript(address), { type: import.meta.env.DEV ? 'module' : 'classic' });
  const finished = new AbortController();
  const until = { signal: finished.signal };
  try {
    return await new Promise<Blob>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), until);
      worker.addEventListener('error', () => reject(new Unreachable(`The worker ${address} failed`)), until);
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<WorkerResponse>) =>
          'photo' in data ? resolve(data.photo) : reject(failureOf(data)),
        until,
      );
      worker.postMessage(task, []);
    });
  } finally {
    finished.abort();
    worker.terminate();
  }
}

const failureOf = ({ failure, isUnreachable }: Exclude<WorkerResponse, { photo: Blob }>) =>
  isUnreachable ? new Unreachable(failure) : new Error(failure);
