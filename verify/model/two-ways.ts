// One photo goes two ways to an answer: how often is it the same?
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openNetwork } from '@app/api/src/clients/classifier/network';
import { barePhoto } from '@app/api/src/clients/classifier/photo-file/bare-photo';
import { readPicture } from '@app/api/src/clients/classifier/picture';
import type { Interpretation } from '@app/classifier/interpret';
import { share } from './figures.ts';
import { asPhonePhoto } from './phone-photo.ts';
import { type Photo, spread } from './photos.ts';

export interface Pair {
  label: string;
  one: Interpretation;
  other: Interpretation;
}

/** Each is twelve megapixels to make, to decode and to shrink: some seconds. */
const phonePhotos = 25;

/** What a classifier process of the server does with a photo. */
export async function openServerWay(): Promise<(photo: Buffer) => Promise<Interpretation>> {
  const network = await openNetwork();
  return async (photo) => network(await readPicture(barePhoto(photo)));
}

/** Over the photos as they are, and over some as a phone would have taken them. */
export async function compareWays<P extends Pair, Description>(
  { dataset, photos }: { dataset: string; photos: Photo[] },
  ask: (file: Buffer) => Promise<Omit<P, 'label'>>,
  describe: (pairs: P[]) => Description,
): Promise<{ agreement: Description; phone: Description }> {
  const compare = async (some: Photo[], prepare: (file: Buffer) => Promise<Buffer>): Promise<P[]> => {
    const pairs: P[] = [];
    for (const { path, label } of some) {
      const answers = await ask(await prepare(await readFile(join(dataset, path))));
      pairs.push({ ...answers, label } as P);
      if (pairs.length % 100 === 0) console.info(`${pairs.length} of ${some.length} photos`);
    }
    return pairs;
  };
  return {
    agreement: describe(await compare(photos, async (file) => file)),
    phone: describe(await compare(spread(photos, phonePhotos), asPhonePhoto)),
  };
}

const classOf = ({ predictions }: Interpretation) => predictions[0].material;

export function describeAgreement(pairs: Pair[]) {
  const part = (isSo: (pair: Pair) => boolean) => share(pairs.filter(isSo).length, pairs.length);
  const isSameClass = ({ one, other }: Pair) => classOf(one) === classOf(other);
  return {
    photos: pairs.length,
    sameClass: part(isSameClass),
    sameClassAndVerdict: part((pair) => isSameClass(pair) && pair.one.verdict === pair.other.verdict),
    accuracy: {
      one: part(({ label, one }) => classOf(one) === label),
      other: part(({ label, other }) => classOf(other) === label),
    },
  };
}
