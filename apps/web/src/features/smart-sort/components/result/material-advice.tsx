import { advice } from '@app/classifier/advice';
import type { Classification } from '@app/contract/smart-sort';
import { Icon } from '#web/components/icons/icon.tsx';
import { type MaterialKey, materials } from '#web/components/ui/materials.ts';
import { resultText as text, retakeText } from '#web/messages/smart-sort.ts';
import type { Hazard } from '../../use-hazard.ts';
import { HazardQuestion, HazardWarning } from './hazard.tsx';
import { NumberedSteps } from './numbered-steps.tsx';
import { Recyclability } from './recyclability.tsx';
import { verdictColours } from './verdict-colours.ts';

type Props = {
  material: MaterialKey;
  /** Undefined if the user named the material; the advice then comes from the same table. */
  answer: Classification | undefined;
  hazard: Hazard;
};

export function MaterialAdvice({ material, answer, hazard }: Props) {
  const { question, warning } = hazard;
  return (
    <>
      {warning ? (
        <HazardWarning key={hazard.answer?.id} warning={warning} />
      ) : (
        <div>
          <h3 className="mb-3 text-lg">{answer ? text.now : retakeText.advice(materials[material].word)}</h3>
          <NumberedSteps steps={advice[material].steps} colours={verdictColours[material].step} />
        </div>
      )}
      {question && <HazardQuestion hazard={hazard} question={question} />}
      {!warning && <Usefulness material={material} answer={answer} />}
    </>
  );
}

function Usefulness({ material, answer }: Omit<Props, 'hazard'>) {
  const known = advice[material];
  const suggestion = answer?.suggestions ?? known.suggestion;
  return (
    <>
      <Recyclability
        score={answer?.recyclabilityScore ?? known.recyclability.score}
        reason={known.recyclability.reason}
      />
      <div>
        <h3 className="mb-2 text-lg">{text.disposal}</h3>
        <p>{suggestion}</p>
        {!suggestion.includes(known.disposal) && <p className="mt-2">{known.disposal}</p>}
      </div>
      <div>
        <h3 className="mb-2 text-lg">{text.tips}</h3>
        <ul>
          {(answer?.tips ?? known.tips).map((tip) => (
            <li key={tip} className="relative py-1.5 pl-8">
              <Icon name="check" className="absolute top-2.25 left-0 text-brand" />
              {tip}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
