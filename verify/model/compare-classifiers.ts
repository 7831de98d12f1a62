// Classifies each photo in two ways and measures how often the results agree.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openNetwork } from '@app/api/src/clients/classifier/network.ts';
import { stripPhoto } from '@app/api/src/clients/classifier/photo-file/strip-photo.ts';
import { readPicture } from '@app/api/src/clients/classifier/picture.ts';
import type { Interpretation } from '@app/classifier/interpret';
import { shareOf } from './figures.ts';
import { asPhonePhoto } from './phone-photo.ts';
import { type Photo, sampleEvenly } from './photos.ts';

export interface Pair {
  label: string;
  one: Interpretation;
  other: Interpretation;
}

/** Few, because each has twelve megapixels and takes some seconds. */
const phonePhotos = 25;

/** The same steps as a classifier process of the server. */
export async function openServerClassifier(): Promise<(photo: Buffer) => Promise<Interpretation>> {
  const network = await openNetwork();
  return async (photo) => network(await readPicture(stripPhoto(photo)));
}

/** Compares on the photos as they are, and on some converted to phone photos. */
export async function compareClassifiers<P extends Pair, Description>(
  { dataset, photos }: { dataset: string; photos: Photo[] },
  classifyBoth: (file: Buffer) => Promise<Omit<P, 'label'>>,
  describe: (pairs: P[]) => Description,
): Promise<{ agreement: Description; phone: Description }> {
  const compare = async (subset: Photo[], prepare: (file: Buffer) => Promise<Buffer>): Promise<P[]> => {
    const pairs: P[] = [];
    for (const { path, label } of subset) {
      const answers = await classifyBoth(await prepare(await readFile(join(dataset, path))));
      pairs.push({ ...answers, label } as P);
      if (pairs.length % 100 === 0) console.info(`${pairs.length} of ${subset.length} photos`);
    }
    return pairs;
  };
  return {
    agreement: describe(await compare(photos, async (file) => file)),
    phone: describe(await compare(sampleEvenly(photos, phonePhotos), asPhonePhoto)),
  };
}

const classOf = ({ predictions }: Interpretation) => predictions[0].material;

export function describeAgreement(pairs: Pair[]) {
  const isSameClass = ({ one, other }: Pair) => classOf(one) === classOf(other);
  return {
    photos: pairs.length,
    sameClass: shareOf(pairs, isSameClass),
    sameClassAndVerdict: shareOf(
      pairs,
      (pair) => isSameClass(pair) && pair.one.verdict === pair.other.verdict,
    ),
    accuracy: {
      one: shareOf(pairs, ({ label, one }) => classOf(one) === label),
      other: shareOf(pairs, ({ label, other }) => classOf(other) === label),
    },
  };
}
