import type { z } from 'zod';
import { AppError } from '#api/lib/app-error.ts';
import type { Classifier, ClassifierEvents } from './classifier.ts';
import type { Purpose } from './messages.ts';
import { maxResponseBytes, photoPath, Refusal, responseOf } from './wire.ts';

type RemoteOptions = {
  url: string;
  /** Photos of this instance that the service may hold at once. */
  pending: number;
  /** Of the service, for one photo. */
  deadline: number;
};

/** How long a refusal is remembered: meanwhile photos are refused before they are read. */
const busyMs = 200;
/** On top of the wait and the work that the service allows itself. */
const networkMs = 1000;

/** The classifier as a service, which has no secrets and reaches nobody. */
export function remoteClassifier({ url, pending, deadline }: RemoteOptions): Classifier {
  const listeners = new Set<ClassifierEvents>();
  let inFlight = 0;
  let busyUntil = 0;

  const hasCapacity = () => inFlight < pending && performance.now() >= busyUntil;

  const post = (purpose: Purpose, bytes: Uint8Array, signal: AbortSignal) =>
    fetch(`${url}${photoPath}?purpose=${purpose}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: bytes as Uint8Array<ArrayBuffer>,
      signal,
    });

  /** A connection that an instance closed while it stopped costs a second try; classifying twice does no harm. */
  const postTwice = (purpose: Purpose, bytes: Uint8Array, signal: AbortSignal) =>
    post(purpose, bytes, signal).catch((error: unknown) => {
      if (signal.aborted) throw error;
      return post(purpose, bytes, signal);
    });

  async function ask<P extends Purpose>(
    purpose: P,
    bytes: Uint8Array,
    signal: AbortSignal,
  ): Promise<z.output<(typeof responseOf)[P]>> {
    const response = await postTwice(purpose, bytes, signal);
    const body = await readJson(response);
    if (response.ok) return responseOf[purpose].parse(body) as z.output<(typeof responseOf)[P]>;
    const { code } = Refusal.parse(body);
    if (code === 'classifier_busy') busyUntil = performance.now() + busyMs;
    throw new AppError(code);
  }

  async function submit<P extends Purpose>(purpose: P, bytes: Uint8Array, disconnected: AbortSignal) {
    if (!hasCapacity() || disconnected.aborted) throw new AppError('classifier_busy');
    inFlight += 1;
    const began = performance.now();
    const timeout = AbortSignal.timeout(3 * deadline + networkMs);
    try {
      return await ask(purpose, bytes, AbortSignal.any([disconnected, timeout]));
    } catch (cause) {
      if (disconnected.aborted) throw new AppError('classifier_busy');
      throw cause instanceof AppError ? cause : new AppError('classifier_failed', { cause });
    } finally {
      inFlight -= 1;
      for (const { finished } of listeners) finished(performance.now() - began);
    }
  }

  return {
    start: () => undefined,
    hasCapacity,
    async classify(bytes, keep, signal) {
      if (keep) {
        const kept = await submit('classify-and-keep', bytes, signal);
        return 'unreadable' in kept ? 'unreadable' : kept;
      }
      const answer = await submit('classify', bytes, signal);
      return 'unreadable' in answer ? 'unreadable' : { ...answer, copies: undefined };
    },
    async copy(bytes, signal) {
      const made = await submit('copy', bytes, signal);
      return 'unreadable' in made ? 'unreadable' : made;
    },
    async check() {
      const response = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(1000) });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The classifier answered ${response.status}`);
    },
    listen: (events) => void listeners.add(events),
    stats: () => ({ queued: inFlight }),
    close: () => undefined,
  };
}

async function readJson(response: Response): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    // Leaving the loop closes the connection.
    if (bytes > maxResponseBytes) throw new Error('The classifier said too much');
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString());
}
