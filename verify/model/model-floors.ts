// Below `floors` the model must not be shipped. For the goals see packages/classifier/model/model-card.md.
import { materials } from '@app/classifier/materials';
import type { Floor } from '../kit/missed-floors.ts';

type Bound = Pick<Floor, 'least' | 'most'>;

/** `shipped` holds for this version, `next` is asked of the next one. */
const figures: { figure: string; path: string; shipped?: Bound; next?: Bound }[] = [
  { figure: 'test accuracy', path: 'test.accuracy', shipped: { least: 0.945 } },
  { figure: 'TrashNet rows accuracy', path: 'trashnet.accuracy', shipped: { least: 0.93 } },
  {
    figure: 'worst recall on test',
    path: 'test.worstRecall',
    shipped: { least: 0.89 },
  },
  {
    figure: 'realwaste by a model that never saw it',
    path: 'generalisation.realwaste.accuracy',
    shipped: { least: 0.7 },
    next: { least: 0.74 },
  },
  { figure: 'siscer accuracy', path: 'siscer.accuracy', shipped: { least: 0.67 }, next: { least: 0.75 } },
  { figure: 'another home', path: 'home.accuracy', shipped: { least: 0.75 }, next: { least: 0.86 } },
  { figure: 'kaca of another home', path: 'home.recall.kaca', next: { least: 0.75 } },
  {
    figure: 'calibration error on test',
    path: 'test.calibrationError',
    shipped: { most: 0.02 },
  },
  {
    figure: 'calibration error on realwaste, never seen',
    path: 'generalisation.realwaste.calibrationError',
    shipped: { most: 0.1 },
    next: { most: 0.09 },
  },
  {
    figure: 'danger named or asked about',
    path: 'hazard.outside2.asked',
    shipped: { least: 0.86 },
    next: { least: 0.92 },
  },
  {
    figure: 'batteries named or asked about',
    path: 'hazard.batteries.asked',
    shipped: { least: 0.96 },
    next: { least: 0.98 },
  },
  { figure: 'aerosol cans named or asked about', path: 'hazard.aerosol.asked', shipped: { least: 0.85 } },
  { figure: 'materials of test asked about', path: 'test.asked', shipped: { most: 0.05 } },
  ...Object.entries({ outside2: 'danger', batteries: 'batteries', aerosol: 'aerosol cans' }).map(
    ([set, name]) => ({
      figure: `${name} called "Yakin" to sell`,
      path: `hazard.${set}.sureToSell`,
      shipped: { most: 0.03 },
    }),
  ),
  {
    figure: 'residue named',
    path: 'residue.outside2.named',
    shipped: { least: 0.66 },
    next: { least: 0.85 },
  },
  {
    figure: 'mixed rubbish named',
    path: 'residue.outside.named',
    shipped: { least: 0.14 },
    next: { least: 0.55 },
  },
  { figure: 'materials of test called residue or danger', path: 'test.calledOther', shipped: { most: 0.03 } },
  {
    figure: 'materials of other places called residue or danger',
    path: 'crossdomain.calledOther',
    shipped: { most: 0.08 },
  },
  {
    figure: 'pictures of no waste refused',
    path: 'notWaste.refused',
    shipped: { least: 0.94 },
  },
  { figure: 'test photos refused', path: 'test.refused', shipped: { most: 0.05 } },
  { figure: 'crossdomain photos refused', path: 'crossdomain.refused', shipped: { most: 0.12 } },
  { figure: 'bytes that a phone fetches', path: 'model.bytes', shipped: { most: 8_000_000 } },
  ...materials.map((material) => ({
    figure: `${material} called "Yakin" but wrong, in the lowest fifth`,
    path: `certainty.sure.${material}.lowestWrong`,
    shipped: { most: 0.2 },
  })),
  {
    figure: 'organik not asked about but wrong',
    path: 'certainty.noDoubt.organik.wrong',
    shipped: { most: 0.1 },
  },
  { figure: 'time per photo to that of the bare network', path: 'timeToBareNetwork', shipped: { most: 2 } },
];

const floorsOf = (version: 'shipped' | 'next'): Floor[] =>
  figures.flatMap(({ figure, path, [version]: bound }) => (bound ? [{ figure, path, ...bound }] : []));

export const floors = floorsOf('shipped');
/** Printed at every run, because the floors of this version are lower. */
export const unmetFloors = floorsOf('next');
