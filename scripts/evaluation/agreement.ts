// Both ways of a photo to an answer: as the file is, and as the page sends it.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openNetwork } from '../../apps/api/src/clients/classifier/network.ts';
import { barePhoto } from '../../apps/api/src/clients/classifier/photo-file/bare-photo.ts';
import { readPicture } from '../../apps/api/src/clients/classifier/picture.ts';
import type { Interpretation } from '../../packages/classifier/src/interpret.ts';
import { mean, share } from './figures.ts';
import { asPhonePhoto } from './phone-photo.ts';
import { type Photo, spread } from './photos.ts';
import type { Shrink } from './shrink-in-browser.ts';

interface Pair {
  label: string;
  direct: Interpretation;
  browser: Interpretation;
  bytes: { file: number; sent: number };
}

/** Each is twelve megapixels to make, to decode and to shrink: some seconds. */
const phonePhotos = 25;

export async function measureAgreement(dataset: string, photos: Photo[], shrink: Shrink) {
  // What a classifier process does with a photo.
  const network = await openNetwork();
  const classify = async (bytes: Buffer) => network(await readPicture(barePhoto(bytes)));

  const compare = async (some: Photo[], prepare: (file: Buffer) => Promise<Buffer>): Promise<Pair[]> => {
    const pairs: Pair[] = [];
    for (const { path, label } of some) {
      const file = await prepare(await readFile(join(dataset, path)));
      const sent = await shrink(file);
      const [direct, browser] = [await classify(file), await classify(sent)];
      pairs.push({ label, direct, browser, bytes: { file: file.length, sent: sent.length } });
      if (pairs.length % 100 === 0) console.info(`${pairs.length} of ${some.length} photos`);
    }
    return pairs;
  };

  return {
    agreement: describe(await compare(photos, async (file) => file)),
    phone: describe(await compare(spread(photos, phonePhotos), asPhonePhoto)),
  };
}

function describe(pairs: Pair[]) {
  const part = (isSo: (pair: Pair) => boolean) => share(pairs.filter(isSo).length, pairs.length);
  const classOf = ({ predictions }: Interpretation) => predictions[0].material;
  const isSameClass = ({ direct, browser }: Pair) => classOf(direct) === classOf(browser);
  return {
    photos: pairs.length,
    sameClass: part(isSameClass),
    sameClassAndVerdict: part((pair) => isSameClass(pair) && pair.direct.verdict === pair.browser.verdict),
    accuracy: {
      direct: part(({ label, direct }) => classOf(direct) === label),
      browser: part(({ label, browser }) => classOf(browser) === label),
    },
    meanBytes: {
      file: mean(pairs.map(({ bytes }) => bytes.file)),
      sent: mean(pairs.map(({ bytes }) => bytes.sent)),
    },
    /** Of the file's bytes, in the worst case. */
    largestShareSent: Math.max(...pairs.map(({ bytes }) => bytes.sent / bytes.file)),
  };
}
