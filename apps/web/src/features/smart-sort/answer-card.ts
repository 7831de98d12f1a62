import { binOf, type SortedAs } from '@app/classifier/bins';
import { materialNames } from '@app/classifier/materials';
import { hazardText } from '#web/messages/hazard.ts';
import { residueText } from '#web/messages/residue.ts';

const words: Record<SortedAs, string> = { ...materialNames, b3: hazardText.word, residu: residueText.word };

/** The answer of a card's file name, such as `plastik.png`; undefined for any other name. */
export function answerCardOf(file: string): { sortedAs: SortedAs; title: string } | undefined {
  const sortedAs = (Object.keys(words) as SortedAs[]).find((one) => file === `${one}.png`);
  return sortedAs && { sortedAs, title: `${words[sortedAs]}: ${binOf(sortedAs).name.toLowerCase()}` };
}
