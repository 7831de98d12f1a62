import { type ResidueId, residueIds, residues } from '@app/classifier/residues';
import type { Classification } from '@app/contract/smart-sort';
import type { ReactNode } from 'react';
import { Icon } from '#web/components/icons/icon.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { NumberedSteps } from '#web/components/ui/numbered-steps.tsx';
import { sortedColours } from '#web/components/ui/sorted-colours.ts';
import { residueText as text } from '#web/messages/residue.ts';
import { resultText } from '#web/messages/smart-sort.ts';
import type { Origin } from '../../answered.ts';
import { AnswerBody, AnswerFrame } from './answer-frame.tsx';
import { BinRule } from './bin-rule.tsx';
import { ChangeAnswer } from './change-answer.tsx';
import { Verdict } from './verdict.tsx';

type Props = {
  classification: Classification;
  origin: Origin;
  residue: ResidueId;
  answerText: string;
  onChooseResidue: (residue: ResidueId) => void;
  onChange: () => void;
  /** The actions. */
  children: ReactNode;
};

/** Everyday waste that nobody buys: what to do, what not, and how to have less of it. */
export function ResidueAnswer({ residue, onChooseResidue, answerText, onChange, children, ...shown }: Props) {
  const { name, steps, never, less, why } = residues[residue];
  return (
    <AnswerFrame aria-labelledby="hasil">
      <Verdict {...shown} sortedAs="residu" word={text.word} detail={name} hasConfidence={false} />
      <AnswerBody>
        <div role="group" aria-label={text.which}>
          <p className="mb-2.5 font-bold">{text.which}</p>
          <div className="flex flex-wrap gap-2">
            {residueIds.map((id) => (
              <Button
                key={id}
                variant="sec"
                size="sm"
                aria-pressed={id === residue}
                onClick={() => onChooseResidue(id)}
                className="aria-pressed:border-residu aria-pressed:bg-residu aria-pressed:text-residu-on"
              >
                {text.choices[id]}
              </Button>
            ))}
          </div>
        </div>
        <div>
          <h3 className="mb-3 text-lg">{resultText.now}</h3>
          <NumberedSteps steps={steps} colours={sortedColours.residu.step} />
          <ul className="mt-5 grid gap-2">
            {never.map((sentence) => (
              <li key={sentence} className="grid grid-cols-[auto_1fr] gap-3">
                <Icon name="x" className="mt-0.5 text-danger" />
                {sentence}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className="mb-3 text-lg">{text.less}</h3>
          <ul className="grid gap-3 sm:grid-cols-3">
            {less.map(({ title, text: sentence }) => (
              <li key={title} className="rounded-lg bg-brand-soft p-4">
                <b className="block">{title}</b>
                <span className="text-sm">{sentence}</span>
              </li>
            ))}
          </ul>
        </div>
        <div className="border-l-4 border-residu-edge pl-4">
          <h3 className="text-md font-bold">{text.why}</h3>
          <p className="mt-1 text-sm">{why}</p>
        </div>
        <BinRule />
        <ChangeAnswer answerText={answerText} onChange={onChange} />
        {children}
      </AnswerBody>
    </AnswerFrame>
  );
}
