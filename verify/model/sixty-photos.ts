import { crc32 } from 'node:zlib';
import { materials } from '@app/classifier/materials';
import { type Photo, sampleEvenly } from './photos.ts';

/** Nothing of these splits is in training. */
const homes = new Set(['crossdomain', 'crossdomain2']);
const outside = new Set(['outside', 'outside2']);
/** Blisters and tubes are in `train2` alone, of which every tenth photo is held out (ml/pilahbumi_ml/photos.py). */
const medicines = new Set(['obat', 'salep']);
const isHeldOut = ({ path }: Photo) => crc32(path) % 10 === 0;

/** Thirty of materials, twelve batteries, six of medicine, twelve of residue; `scale` takes fewer of each. */
export function sixtyPhotos(photos: Photo[], scale = 1): Photo[] {
  const some = (count: number, condition: (photo: Photo) => boolean) =>
    sampleEvenly(photos.filter(condition), Math.ceil(count * scale));
  return [
    ...materials.flatMap((material) => some(6, ({ split, label }) => label === material && homes.has(split))),
    ...some(12, ({ split, kind }) => split === 'outside2' && kind === 'baterai'),
    ...some(6, (photo) => medicines.has(photo.kind) && isHeldOut(photo)),
    ...some(12, ({ split, label }) => label === 'residu' && outside.has(split)),
  ];
}
