import type { Classification } from '@app/contract/smart-sort';
import { type ComponentType, useState } from 'react';
import type { MaterialKey } from '#web/components/ui/materials.ts';
import type { ScanRef } from '#web/lib/outbox/action.ts';
import type { Origin } from '../../answered.ts';
import { useHazard } from '../../use-hazard.ts';
import { useScanFeedback } from '../../use-scan-feedback.ts';
import { Columns } from '../columns.tsx';
import { ResultActions, ResultDock } from './result-actions.tsx';
import { ResultAside } from './result-aside.tsx';
import { ResultFeedback } from './result-feedback.tsx';
import { MaterialAdvice } from './material-advice.tsx';
import { Retake } from './retake.tsx';
import { Verdict } from './verdict.tsx';

type Props = {
  classification: Classification;
  origin: Origin;
  /** The member's scan; null for visitors, whose scans are not stored. */
  scan: ScanRef | null;
  /** The object URL of the photo. */
  photo: string;
  Ideas: ComponentType<{ material: MaterialKey }>;
  onAgain: () => void;
  onFeedbackSaved: () => void;
};

/** The answer, shown instead of the upload panel. */
export function Result({ classification, origin, scan, photo, Ideas, onAgain, onFeedbackSaved }: Props) {
  const isSure = classification.verdict === 'sure';
  const { currentFeedback, isWaiting, giveFeedback } = useScanFeedback({
    scan,
    feedback: null,
    onSaved: onFeedbackSaved,
  });
  const [userMaterial, setUserMaterial] = useState<MaterialKey | null>();
  const material = isSure ? classification.material : (userMaterial ?? undefined);
  const hazard = useHazard(material);

  const chooseMaterial = (chosen: MaterialKey | null) => {
    setUserMaterial(chosen);
    // "None of these" confirms the answer "Bukan sampah?".
    const isRight = chosen === null && classification.verdict === 'not-waste';
    void giveFeedback(isRight ? { correct: true } : { correct: false, material: chosen });
  };
  const actions = { sell: material && hazard.sale, onAgain };

  return (
    <>
      <Columns>
        <section
          aria-labelledby="hasil"
          className="animate-rise-in overflow-hidden rounded-xl border border-line bg-surface-raised"
        >
          <Verdict classification={classification} origin={origin} isHazard={Boolean(hazard.warning)} />
          <div className="grid gap-[clamp(28px,3.4vw,40px)] p-[clamp(20px,3vw,36px)]">
            {!isSure && (
              <Retake
                classification={classification}
                userMaterial={userMaterial}
                onChooseMaterial={chooseMaterial}
                isWaiting={isWaiting}
                isMember={scan !== null}
              />
            )}
            {material && (
              <MaterialAdvice
                material={material}
                answer={isSure ? classification : undefined}
                hazard={hazard}
              />
            )}
            {isSure && (
              <ResultFeedback
                currentFeedback={currentFeedback}
                onGive={(feedback) => void giveFeedback(feedback)}
                answeredMaterial={classification.material}
                isWaiting={isWaiting}
                isMember={scan !== null}
              />
            )}
            {/* No craft ideas for hazardous items. */}
            {material && !hazard.warning && <Ideas key={material} material={material} />}
            <ResultActions {...actions} />
          </div>
        </section>
        <ResultAside classification={classification} origin={origin} photo={photo} isMember={scan !== null} />
      </Columns>
      <ResultDock {...actions} />
    </>
  );
}
