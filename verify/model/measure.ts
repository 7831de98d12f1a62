// Runs a network over photos and computes the figures.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { openSession } from '@app/api/src/clients/classifier/session.ts';
import { softmax } from '@app/classifier/interpret';
import { preprocess } from '@app/classifier/preprocess';
import type { ModelSettings } from '@app/classifier/settings';
import { accuracy, type Answer, calibrationError, interval, recalls, share } from './figures.ts';
import { percentile } from '../kit/statistics.ts';
import { decode, type Photo } from './photos.ts';

type Settings = Pick<ModelSettings, 'file' | 'inputSize' | 'temperature'>;

export interface Measured {
  answers: (Answer & Photo)[];
  /** From the decoded photo to the shares, as the server computes them; the median. */
  millisecondsPerPhoto: number;
  /** Of the baseline in the same run: the network alone on a photo that is preprocessed already; the median. */
  bareMilliseconds: number;
}

const WARM_UP = 20;
const BATCH = 8;
const BARE_EVERY = 4;

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
  const bareTimes: number[] = [];
  // Photos are decoded in batches before they are classified, so that decoding is not timed.
  for (let begin = 0; begin < photos.length; begin += BATCH) {
    const part = photos.slice(begin, begin + BATCH);
    const pictures = await Promise.all(part.map(({ path }) => decode(join(dataset, path))));
    for (const [index, photo] of part.entries()) {
      const began = performance.now();
      const input = preprocess(pictures[index]!, settings.inputSize);
      const { logits, scope } = await session(input);
      const shares = softmax(logits!.data as Float32Array, settings.temperature);
      const answered = performance.now();
      times.push(answered - began);
      // In turns with the photos, so that a busy machine slows both.
      if (times.length % BARE_EVERY === 0) {
        await session(input);
        bareTimes.push(performance.now() - answered);
      }
      answers.push({
        ...photo,
        shares,
        // The reference model has no scope output.
        scope: scope ? Number(scope.data[0]) : Number.NaN,
      });
    }
  }
  return {
    answers,
    millisecondsPerPhoto: percentile(times.slice(WARM_UP), 0.5),
    bareMilliseconds: percentile(bareTimes.slice(WARM_UP), 0.5),
  };
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
