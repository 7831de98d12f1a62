// Compares the classification of the original file with that of the photo that the page sends.
import { mean } from './figures.ts';
import type { Photo } from './photos.ts';
import type { Shrink } from './shrink-in-browser.ts';
import {
  compareClassifiers,
  describeAgreement,
  openServerClassifier,
  type Pair,
} from './compare-classifiers.ts';

interface SizedPair extends Pair {
  bytes: { file: number; sent: number };
}

export async function measureAgreement(dataset: string, photos: Photo[], shrink: Shrink) {
  const classify = await openServerClassifier();
  return compareClassifiers<SizedPair, ReturnType<typeof describe>>(
    { dataset, photos },
    async (file) => {
      const sent = await shrink(file);
      return {
        one: await classify(file),
        other: await classify(sent),
        bytes: { file: file.length, sent: sent.length },
      };
    },
    describe,
  );
}

function describe(pairs: SizedPair[]) {
  const { accuracy, ...agreement } = describeAgreement(pairs);
  return {
    ...agreement,
    accuracy: { direct: accuracy.one, browser: accuracy.other },
    meanBytes: {
      file: mean(pairs.map(({ bytes }) => bytes.file)),
      sent: mean(pairs.map(({ bytes }) => bytes.sent)),
    },
    /** The largest sent share of the bytes of a file. */
    largestShareSent: Math.max(...pairs.map(({ bytes }) => bytes.sent / bytes.file)),
  };
}
