import { Unreachable } from './unreachable.ts';

/** What a photo worker is given: the photo, and how many pixels its long side may have. */
export type WorkerTask = { photo: Blob; longSide: number };
/** What a photo worker sends back: the photo to send, or why there is none. */
export type WorkerAnswer = { photo: Blob } | { failure: string; isUnreachable: boolean };

type WorkerScope = {
  addEventListener: (name: 'message', listener: (event: MessageEvent<WorkerTask>) => void) => void;
  postMessage: (answer: WorkerAnswer, transfer: []) => void;
};

/** Runs inside a worker: turns each photo that arrives into one answer. */
export function answerInWorker(convert: (task: WorkerTask) => Promise<Blob>) {
  const scope = globalThis as unknown as WorkerScope;
  scope.addEventListener('message', ({ data }) => {
    void convert(data).then(
      (photo) => scope.postMessage({ photo }, []),
      // An error loses its class on the way.
      (error: unknown) =>
        scope.postMessage({ failure: String(error), isUnreachable: error instanceof Unreachable }, []),
    );
  });
}
