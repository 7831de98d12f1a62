// How often an answer that is called "Yakin", or that is not asked about, is wrong.
import { noDoubtFromPercent, sureFromPercent } from '@app/classifier/certainty';
import { type Material, materials } from '@app/classifier/materials';
import { type Answer, shareOf } from './figures.ts';

/** Residue and hazardous waste in the set count as wrong, whatever material they are called. */
export function certaintyFigures(answers: Answer[]) {
  const answered = answers.filter(({ verdict }) => verdict === 'sure');
  const from = (material: Material, percent: number) =>
    answered.filter((one) => one.predictions[0].material === material && confidence(one) >= percent);
  return {
    sure: Object.fromEntries(
      materials.map((material) => {
        const called = from(material, sureFromPercent[material]).toSorted(
          (a, b) => confidence(a) - confidence(b),
        );
        const lowest = called.slice(0, Math.ceil(called.length / 5));
        return [
          material,
          { photos: called.length, wrong: wrongShare(called), lowestWrong: wrongShare(lowest) },
        ];
      }),
    ),
    noDoubt: Object.fromEntries(
      Object.entries(noDoubtFromPercent).map(([material, percent]) => {
        const unasked = from(material as Material, percent);
        return [material, { photos: unasked.length, wrong: wrongShare(unasked) }];
      }),
    ),
  };
}

/** Whether the page says "Yakin". */
export const isCalledSure = (answer: Answer) =>
  answer.verdict === 'sure' && confidence(answer) >= sureFromPercent[answer.predictions[0].material];

const confidence = ({ predictions }: Answer) => predictions[0].confidence * 100;
const wrongShare = (answers: Answer[]) =>
  shareOf(answers, (one) => one.predictions[0].material !== one.label);
