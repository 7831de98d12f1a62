import settings from '@app/classifier/model/model.json';
import card from '@app/classifier/model/model-card.md?raw';
import { expect, test } from 'vitest';
import { modelFigures } from './model-figures.ts';

/** The cells of a row in the model card's tables: value, floor, goal. */
const cellsOf = (figure: string) =>
  card
    .split('\n')
    .find((line) => line.startsWith(`| ${figure}`))
    ?.split('|')
    .slice(2)
    .map((cell) => cell.trim()) ?? [];
const valueOf = (figure: string) => cellsOf(figure)[0];

const decimal = (figure: number) => figure.toFixed(1);
const range = ({ low, high }: { low: number; high: number }) => `(${decimal(low)}–${decimal(high)})`;

test('the page tells what the card of the shipped model tells', () => {
  const { measuredOn, test: own, indonesianPhones: phones, recall } = modelFigures;
  expect(card).toContain(`Measured on ${measuredOn}.`);
  expect(valueOf('test accuracy (1,355;')).toBe(`${decimal(own.percent)} % ${range(own)}`);
  const [value, , goal] = cellsOf('siscer, Indonesian phone photos, never trained on (447)');
  expect([value, goal]).toEqual([`**${decimal(phones.percent)} %** ${range(phones)}`, `${phones.goal}`]);
  expect(valueOf('recall organik / plastik / kertas / kaca / logam')).toBe(
    [recall.organik, recall.plastik, recall.kertas, recall.kaca, recall.logam].map(decimal).join(' / '),
  );
  expect(valueOf('pictures of no waste refused')).toContain(`${modelFigures.notWasteRefused} %`);
  const { residueNamed, hazardAsked } = modelFigures;
  expect(valueOf('residue named: textiles')).toContain(
    `**${decimal(residueNamed.textiles)} % / ${decimal(residueNamed.mixed)} %**`,
  );
  expect(valueOf('danger named or asked about: all')).toContain(
    `**${decimal(hazardAsked.all)} %** / **${decimal(hazardAsked.batteries)} %** / ${decimal(hazardAsked.aerosol)} %`,
  );
  expect(valueOf('bytes')).toBe(`${modelFigures.megabytes} MB`);
});

test('what is said in words stands in the card too', () => {
  const { hardObjects, otherObjects, indonesianPhones } = modelFigures;
  expect(card).toContain(
    `make up ${hardObjects.photos} of the ${indonesianPhones.photos} photos and are answered rightly in one case of four`,
  );
  expect(card).toContain(`the other three materials reach ${otherObjects.low} to ${otherObjects.high} %`);
  expect(valueOf('calibration error: test / realwaste never seen'), 'about ten points').toBe('.015 / .096');
  expect(settings.confidenceThreshold, 'below 50 % the page says "Belum yakin"').toBe(0.5);
});
