// How good the shipped model is, measured on the shipped file through the shipped preprocessing: `pnpm evaluate:model`.
// Ends with 0 above all floors, 1 below one, 2 when the photos are not on this machine.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import reference from '../../ml/reference/generalisation.json' with { type: 'json' };
import { type ModelSettings, shippedModel } from '@app/classifier/settings';
import { root } from '@app/services/src/local-env.ts';
import { certaintyFigures } from './certainty.ts';
import { type Answer, isMaterial, rounded, separation } from './figures.ts';
import { missedFloors } from '../kit/missed-floors.ts';
import { floors, unmetFloors } from './model-floors.ts';
import { classifyAll, describe, withoutAnswer } from './measure.ts';
import { datasetOrExit, readManifest, defaultDataset } from './photos.ts';
import { hazardFigures, residueFigures } from './told.ts';

/** As households have it: every second photo from other homes and cities, with residue and hazardous waste. */
const certaintySplits = ['val', 'crossdomain', 'crossdomain2', 'outside2'];

const { values } = parseArgs({ options: { dataset: { type: 'string', default: defaultDataset } } });
const dataset = datasetOrExit(values.dataset);

const photos = readManifest(dataset).filter(({ split }) =>
  ['test', 'outside', ...certaintySplits].includes(split),
);
const shipped = await classifyAll(shippedModel, join(root, 'packages/classifier/model'), dataset, photos);
// Trained without RealWaste, so it can be evaluated on it.
const generalisation = await classifyAll(
  reference as ModelSettings,
  join(root, 'ml/reference'),
  dataset,
  photos.filter(({ source, split }) => split === 'crossdomain' && source === 'realwaste'),
);

const of = (split: string, source?: string) =>
  shipped.answers.filter((answer) => answer.split === split && (!source || answer.source === source));
const labelled = (split: string, label: string) => of(split).filter((answer) => answer.label === label);
/** Of the five materials alone. */
const set = (answers: Answer[]) => {
  const own = answers.filter(({ label }) => isMaterial(label));
  return { ...describe(own), ...withoutAnswer(own) };
};
const dangers = labelled('outside2', 'b3-elektronik');
const notWaste = labelled('outside', 'bukan-sampah');

const figures = rounded({
  model: { version: shippedModel.version, sha256: shippedModel.sha256, bytes: shippedModel.bytes },
  test: set(of('test')),
  trashnet: set(of('test', 'trashnet')),
  // The shipped model has seen other photos of RealWaste; `generalisation` has not.
  realwaste: set(of('crossdomain', 'realwaste')),
  siscer: set(of('crossdomain', 'siscer')),
  dayeuh: set(of('crossdomain', 'dayeuh')),
  crossdomain: set(of('crossdomain')),
  home: set(of('crossdomain2')),
  generalisation: { version: reference.version, realwaste: describe(generalisation.answers) },
  hazard: {
    outside2: hazardFigures(dangers),
    batteries: hazardFigures(dangers.filter(({ kind }) => kind === 'baterai')),
    aerosol: hazardFigures(labelled('test', 'b3-elektronik')),
  },
  residue: {
    outside2: residueFigures(labelled('outside2', 'residu')),
    outside: residueFigures(labelled('outside', 'residu')),
  },
  notWaste: {
    photos: notWaste.length,
    refused: withoutAnswer(notWaste).refused,
    auroc: separation(
      of('test').filter(({ label }) => isMaterial(label)),
      notWaste,
    ),
  },
  certainty: certaintyFigures([
    ...certaintySplits.flatMap((split) => of(split)),
    ...labelled('outside', 'residu'),
  ]),
  timeToBareNetwork: shipped.millisecondsPerPhoto / shipped.bareMilliseconds,
  // Printed only, because machines differ.
  millisecondsPerPhoto: shipped.millisecondsPerPhoto,
});
const missed = missedFloors(figures, floors);
console.info(JSON.stringify({ ...figures, missed, shortfalls: missedFloors(figures, unmetFloors) }));
process.exit(missed.length > 0 ? 1 : 0);
