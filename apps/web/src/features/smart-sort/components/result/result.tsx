import type { Classification } from '@app/contract/smart-sort';
import type { ScanRef } from '#web/lib/outbox/action.ts';
import { summaryOf } from '../../answer-summary.ts';
import type { EmbeddedParts, Origin } from '../../answered.ts';
import { type Choices, readAnswer } from '../../choices.ts';
import { useScanFeedback } from '../../use-scan-feedback.ts';
import { Columns } from '../columns.tsx';
import { useStoredProvince } from '#web/lib/stored-province.ts';
import { AnswerPanel } from './answer-panel.tsx';
import { AnswerTools } from './answer-tools.tsx';
import { ResultActions, ResultDock } from './result-actions.tsx';
import { ResultAside } from './result-aside.tsx';

type Props = {
  classification: Classification;
  origin: Origin;
  /** The member's scan; null for visitors, whose scans are not stored. */
  scan: ScanRef | null;
  /** The object URL of the photo. */
  photo: string;
  choices: Choices;
  onChoose: (choices: Choices) => void;
  parts: EmbeddedParts;
  onAgain: () => void;
  onFeedbackSaved: () => void;
};

/** The answer, shown instead of the upload panel. */
export function Result({ classification, origin, scan, photo, choices, onChoose, parts, ...events }: Props) {
  const { onAgain, onFeedbackSaved } = events;
  const { Ideas, Prices } = parts;
  const province = useStoredProvince();
  const feedback = useScanFeedback({ scan, feedback: null, onSaved: onFeedbackSaved });
  const reading = readAnswer(classification, choices);
  const { material, outcome } = reading;
  const sold = outcome?.sortedAs === 'material' ? material : undefined;
  const summary = summaryOf(reading, choices);
  const isAsking = reading.question !== undefined && outcome === undefined;

  return (
    <>
      <Columns>
        <AnswerPanel
          classification={classification}
          origin={origin}
          photo={photo}
          reading={reading}
          choices={choices}
          onChoose={onChoose}
          feedback={feedback}
          isMember={scan !== null}
          prices={sold && <Prices material={sold} province={province} />}
          ideas={sold && <Ideas key={sold} material={sold} />}
          tools={summary && <AnswerTools summary={summary} photo={photo} />}
          actions={!isAsking && <ResultActions material={material} outcome={outcome} onAgain={onAgain} />}
          onAgain={onAgain}
        />
        <ResultAside
          classification={classification}
          origin={origin}
          photo={photo}
          isMember={scan !== null}
          outcome={outcome}
        />
      </Columns>
      {!isAsking && <ResultDock material={material} outcome={outcome} onAgain={onAgain} />}
    </>
  );
}
