// Both ways of a photo to an answer: as the file is, and as the page sends it.
import { mean } from './figures.ts';
import type { Photo } from './photos.ts';
import type { Shrink } from './shrink-in-browser.ts';
import { compareWays, describeAgreement, openServerWay, type Pair } from './two-ways.ts';

interface SizedPair extends Pair {
  bytes: { file: number; sent: number };
}

export async function measureAgreement(dataset: string, photos: Photo[], shrink: Shrink) {
  const classify = await openServerWay();
  return compareWays<SizedPair, ReturnType<typeof describe>>(
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
    /** Of the file's bytes, in the worst case. */
    largestShareSent: Math.max(...pairs.map(({ bytes }) => bytes.sent / bytes.file)),
  };
}
