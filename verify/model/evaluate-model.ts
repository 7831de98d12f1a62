// How good the shipped model is, measured on the shipped file through the shipped preprocessing: `pnpm evaluate:model`.
// Ends with 0 above all floors, 1 below one, 2 when the photos are not on this machine.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import reference from '../../ml/reference/generalisation.json' with { type: 'json' };
import { shippedModel } from '@app/classifier/settings';
import { root } from '@app/services/src/local-env.ts';
import { certaintyFigures } from './certainty.ts';
import { type Answer, rounded, separation } from './figures.ts';
import { missedFloors } from '../kit/missed-floors.ts';
import { floors, unmetGoals } from './model-floors.ts';
import { classifyAll, describe, rejectionRates } from './measure.ts';
import { datasetOrExit, readManifest, defaultDataset } from './photos.ts';

/** As households have it: every second photo from other homes and cities, with residue and hazardous waste. */
const certaintySplits = ['val', 'crossdomain', 'crossdomain2', 'outside2'];

const { values } = parseArgs({ options: { dataset: { type: 'string', default: defaultDataset } } });
const dataset = datasetOrExit(values.dataset);

const photos = readManifest(dataset).filter(({ split }) =>
  ['test', 'crossdomain', 'outside', ...certaintySplits].includes(split),
);
const shipped = await classifyAll(shippedModel, join(root, 'packages/classifier/model'), dataset, photos);
// Trained without RealWaste, so it can be evaluated on it.
const generalisation = await classifyAll(
  reference,
  join(root, 'ml/reference'),
  dataset,
  photos.filter(({ source, split }) => split === 'crossdomain' && source === 'realwaste'),
);

const of = (split: string, source?: string) =>
  shipped.answers.filter((answer) => answer.split === split && (!source || answer.source === source));
const labelled = (label: string) => of('outside').filter((answer) => answer.label === label);
const set = (answers: Answer[]) => ({ ...describe(answers), ...rejectionRates(answers, shippedModel) });
const outside = (answers: Answer[]) => {
  const { refused } = rejectionRates(answers, shippedModel);
  return {
    photos: answers.length,
    refused,
    falseAccept: 1 - refused,
    auroc: separation(of('test'), answers),
  };
};

const figures = rounded({
  model: { version: shippedModel.version, sha256: shippedModel.sha256, bytes: shippedModel.bytes },
  test: set(of('test')),
  trashnet: set(of('test', 'trashnet')),
  // The shipped model has seen other photos of RealWaste; `generalisation` has not.
  realwaste: set(of('crossdomain', 'realwaste')),
  siscer: set(of('crossdomain', 'siscer')),
  dayeuh: set(of('crossdomain', 'dayeuh')),
  crossdomain: set(of('crossdomain')),
  generalisation: { version: reference.version, realwaste: describe(generalisation.answers) },
  outside: { bukanSampah: outside(labelled('bukan-sampah')), residu: outside(labelled('residu')) },
  certainty: certaintyFigures(
    [...certaintySplits.flatMap((split) => of(split)), ...labelled('residu')],
    shippedModel,
  ),
  timeToBareNetwork: shipped.millisecondsPerPhoto / shipped.bareMilliseconds,
  // Printed only, because machines differ.
  millisecondsPerPhoto: shipped.millisecondsPerPhoto,
});
const missed = missedFloors(figures, floors);
console.info(JSON.stringify({ ...figures, missed, shortfalls: missedFloors(figures, unmetGoals) }));
process.exit(missed.length > 0 ? 1 : 0);
