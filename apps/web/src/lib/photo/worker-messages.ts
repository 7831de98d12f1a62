import { Unreachable } from './unreachable.ts';

/** Input of a photo worker: the photo, and the maximum pixels of its long side. */
export type WorkerTask = { photo: Blob; longSide: number };
/** Output of a photo worker: the converted photo, or the failure. */
export type WorkerResponse = { photo: Blob } | { failure: string; isUnreachable: boolean };

type WorkerScope = {
  addEventListener: (name: 'message', listener: (event: MessageEvent<WorkerTask>) => void) => void;
  postMessage: (response: WorkerResponse, transfer: []) => void;
};

/** Runs inside a worker: responds to each task with one message. */
export function handleTasks(convert: (task: WorkerTask) => Promise<Blob>) {
  const scope = globalThis as unknown as WorkerScope;
  scope.addEventListener('message', ({ data }) => {
    void convert(data).then(
      (photo) => scope.postMessage({ photo }, []),
      // An error loses its class in postMessage.
      (error: unknown) =>
        scope.postMessage({ failure: String(error), isUnreachable: error instanceof Unreachable }, []),
    );
  });
}
