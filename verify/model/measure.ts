// Runs a network over photos and computes the figures.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { openSession } from '@app/api/src/clients/classifier/session';
import { softmax } from '@app/classifier/interpret';
import { preprocess } from '@app/classifier/preprocess';
import type { ModelSettings } from '@app/classifier/settings';
import { accuracy, type Answer, calibrationError, interval, recalls, share } from './figures.ts';
import { decode, type Photo } from './photos.ts';

type Settings = Pick<ModelSettings, 'file' | 'inputSize' | 'temperature'>;

export interface Measured {
  answers: (Answer & Photo)[];
  /** Of the network alone, preprocessing excluded. */
  millisecondsPerPhoto: number;
}

const WARM_UP = 20;
const BATCH = 8;

export async function classifyAll(
  settings: Settings,
  folder: string,
  dataset: string,
  photos: Photo[],
): Promise<Measured> {
  // The same session as the server uses.
  const session = await openSession(readFileSync(join(folder, settings.file)), settings.inputSize);
  const answers: (Answer & Photo)[] = [];
  const times: number[] = [];
  // Photos are decoded in batches before the network runs, so that only the network is timed.
  for (let begin = 0; begin < photos.length; begin += BATCH) {
    const part = photos.slice(begin, begin + BATCH);
    const pictures = await Promise.all(part.map(({ path }) => decode(join(dataset, path))));
    for (const [index, photo] of part.entries()) {
      const input = preprocess(pictures[index]!, settings.inputSize);
      const began = performance.now();
      const { logits, scope } = await session(input);
      times.push(performance.now() - began);
      answers.push({
        ...photo,
        shares: softmax(logits!.data as Float32Array, settings.temperature),
        // The reference model has no scope output.
        scope: scope ? Number(scope.data[0]) : Number.NaN,
      });
    }
  }
  const sorted = times.slice(WARM_UP).toSorted((a, b) => a - b);
  return { answers, millisecondsPerPhoto: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN };
}

/** The figures of one set of photos with known labels. */
export function describe(answers: Answer[]) {
  const right = accuracy(answers);
  const recall = recalls(answers);
  return {
    photos: answers.length,
    accuracy: right,
    interval95: interval(right, answers.length),
    recall,
    worstRecall: Math.min(...Object.values(recall)),
    calibrationError: calibrationError(answers),
  };
}

/** The shares that the shipped thresholds reject: as not waste, and as unsure. */
export function rejectionRates(answers: Answer[], settings: ModelSettings) {
  const refused = answers.filter(({ scope }) => scope < settings.scopeThreshold);
  const unsure = answers.filter(
    ({ scope, shares }) =>
      scope >= settings.scopeThreshold && Math.max(...shares) < settings.confidenceThreshold,
  );
  const answered = answers.filter((answer) => !refused.includes(answer) && !unsure.includes(answer));
  return {
    refused: share(refused.length, answers.length),
    unsure: share(unsure.length, answers.length),
    accuracyWhenAnswered: accuracy(answered),
  };
}
