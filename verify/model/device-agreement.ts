// One photo, as the page prepares it, through the server's classifier and through the device's.
import { median } from '../kit/statistics.ts';
import type { AskDevice } from './device-in-browser.ts';
import type { Photo } from './photos.ts';
import type { Shrink } from './shrink-in-browser.ts';
import { compareWays, describeAgreement, openServerWay, type Pair } from './two-ways.ts';

export async function measureDeviceAgreement(
  dataset: string,
  photos: Photo[],
  shrink: Shrink,
  askDevice: AskDevice,
) {
  const askServer = await openServerWay();
  return compareWays<Pair, ReturnType<typeof describe>>(
    { dataset, photos },
    async (file) => {
      const sent = await shrink(file);
      return { one: await askServer(sent), other: await askDevice(sent) };
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
    /** In points of a hundred. */
    confidenceGap: { median: median(gaps), largest: Math.max(...gaps) },
  };
}
