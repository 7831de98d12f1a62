// Runs a network over photos and computes the figures.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { openSession } from '@app/api/src/clients/classifier/session.ts';
import { interpret, softmax } from '@app/classifier/interpret';
import { preprocess } from '@app/classifier/preprocess';
import type { ModelSettings } from '@app/classifier/settings';
import {
  accuracy,
  type Answer,
  calibrationError,
  guess,
  interval,
  isMaterial,
  recalls,
  shareOf,
} from './figures.ts';
import { percentile } from '../kit/statistics.ts';
import { decode, type Photo } from './photos.ts';

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
  settings: ModelSettings,
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
      const output = { logits: logits!.data as Float32Array, scope: Number(scope!.data[0]) };
      const interpretation = interpret(output, settings);
      const answered = performance.now();
      times.push(answered - began);
      // In turns with the photos, so that a busy machine slows both.
      if (times.length % BARE_EVERY === 0) {
        await session(input);
        bareTimes.push(performance.now() - answered);
      }
      answers.push({
        ...photo,
        ...interpretation,
        shares: softmax(output.logits, settings.temperature),
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

/** The shares of photos of materials that get no answer: not waste, a question about danger, residue, or unsure. */
export function withoutAnswer(answers: Answer[]) {
  return {
    refused: shareOf(answers, ({ verdict }) => verdict === 'not-waste'),
    asked: shareOf(answers, ({ suspected }) => suspected === 'b3'),
    calledOther: shareOf(answers, (answer) => !isMaterial(guess(answer))),
    unsure: shareOf(answers, ({ verdict, suspected }) => verdict === 'unsure' && suspected === null),
    accuracyWhenAnswered: accuracy(answers.filter(({ verdict }) => verdict === 'sure')),
  };
}
