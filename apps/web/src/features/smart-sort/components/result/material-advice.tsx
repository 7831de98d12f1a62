import { advice } from '@app/classifier/advice';
import type { Classification } from '@app/contract/smart-sort';
import { Icon } from '#web/components/icons/icon.tsx';
import { type MaterialKey, materials } from '#web/components/ui/materials.ts';
import { NumberedSteps } from '#web/components/ui/numbered-steps.tsx';
import { sortedColours } from '#web/components/ui/sorted-colours.ts';
import { resultText as text, retakeText } from '#web/messages/smart-sort.ts';
import { BinRule } from './bin-rule.tsx';
import { Recyclability } from './recyclability.tsx';

type Props = {
  material: MaterialKey;
  /** Undefined if the user named the material; the advice then comes from the same table. */
  answer: Classification | undefined;
};

export function MaterialAdvice({ material, answer }: Props) {
  const known = advice[material];
  const suggestion = answer?.suggestions ?? known.suggestion;
  return (
    <>
      <div>
        <h3 className="mb-3 text-lg">{answer ? text.now : retakeText.advice(materials[material].word)}</h3>
        <NumberedSteps steps={known.steps} colours={sortedColours[material].step} />
      </div>
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
      <BinRule />
    </>
  );
}
