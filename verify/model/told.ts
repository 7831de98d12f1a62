// What a person is told about photos of hazardous waste and of residue.
import { isCalledSure } from './certainty.ts';
import { type Answer, guess, interval, shareOf } from './figures.ts';

const isRefused = ({ verdict }: Answer) => verdict === 'not-waste';

/** `asked`: named or asked about, before anything is advised. */
export function hazardFigures(answers: Answer[]) {
  const asked = shareOf(answers, ({ suspected }) => suspected === 'b3');
  return {
    photos: answers.length,
    asked,
    interval95: interval(asked, answers.length),
    named: shareOf(answers, (answer) => guess(answer) === 'b3-elektronik'),
    refused: shareOf(answers, isRefused),
    sureToSell: shareOf(
      answers,
      (answer) => isCalledSure(answer) && answer.predictions[0].material !== 'organik',
    ),
  };
}

/** `askedAboutDanger`: the question comes first, and its "no" leads to the residue. */
export function residueFigures(answers: Answer[]) {
  const named = shareOf(answers, (answer) => guess(answer) === 'residu' && !isRefused(answer));
  return {
    photos: answers.length,
    named,
    interval95: interval(named, answers.length),
    askedAboutDanger: shareOf(answers, ({ suspected }) => suspected === 'b3'),
    refused: shareOf(answers, isRefused),
    sureMaterial: shareOf(answers, isCalledSure),
  };
}
