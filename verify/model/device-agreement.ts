// Compares the server and device classifiers on photos prepared by the page.
import { median } from '../kit/statistics.ts';
import type { ClassifyOnDevice } from './device-in-browser.ts';
import type { Photo } from './photos.ts';
import type { Shrink } from './shrink-in-browser.ts';
import {
  compareClassifiers,
  describeAgreement,
  openServerClassifier,
  type Pair,
} from './compare-classifiers.ts';

export async function measureDeviceAgreement(
  dataset: string,
  photos: Photo[],
  shrink: Shrink,
  classifyOnDevice: ClassifyOnDevice,
) {
  const classifyOnServer = await openServerClassifier();
  return compareClassifiers<Pair, ReturnType<typeof describe>>(
    { dataset, photos },
    async (file) => {
      const sent = await shrink(file);
      return { one: await classifyOnServer(sent), other: await classifyOnDevice(sent) };
    },
    describe,
  );
}

function describe(pairs: Pair[]) {
  const { accuracy, ...agreement } = describeAgreement(pairs);
  const gaps = pairs.map(
    ({ one, other }) => 100 * Math.abs(one.predictions[0].confidence - other.predictions[0].confidence),
  );
  return {
    ...agreement,
    accuracy: { server: accuracy.one, device: accuracy.other },
    /** In percentage points. */
    confidenceGap: { median: median(gaps), largest: Math.max(...gaps) },
  };
}
