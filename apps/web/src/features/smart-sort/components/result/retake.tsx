import { topThree } from '@app/classifier/interpret';
import type { Classification } from '@app/contract/smart-sort';
import type { MaterialKey } from '#web/components/ui/materials.ts';
import { feedbackText, resultText, retakeText as text } from '#web/messages/smart-sort.ts';
import { MaterialChoice } from '../material-choice.tsx';
import { Alternatives } from './alternatives.tsx';
import { AskCommunity } from './ask-community.tsx';
import { retakeShots } from './retake-shots.tsx';
import { SavedNote } from './saved-note.tsx';

type Props = {
  classification: Classification;
  userMaterial: MaterialKey | null | undefined;
  onChooseMaterial: (material: MaterialKey | null) => void;
  isMember: boolean;
  isWaiting: boolean;
};

/** For an unsure answer: photo tips, the most likely materials, and a choice for the user. */
export function Retake({
  classification: { verdict, allPredictions },
  userMaterial,
  onChooseMaterial,
  ...note
}: Props) {
  const isUnsure = verdict === 'unsure';
  const closest = topThree(allPredictions);
  return (
    <>
      <div>
        <h3 className="text-lg">{text.title}</h3>
        <p className="mt-1 mb-4 text-ink-muted">{isUnsure ? text.unsure : text.notWaste}</p>
        <ul className="grid gap-3 sm:grid-cols-3">
          {retakeShots.map(({ label, picture }) => (
            <li
              key={label}
              className="text-sm leading-[1.4] font-semibold max-sm:grid max-sm:grid-cols-[116px_1fr] max-sm:items-center max-sm:gap-3.5"
            >
              <div className="scene-day overflow-hidden rounded-lg sm:mb-2">{picture}</div>
              {label}
            </li>
          ))}
        </ul>
      </div>
      {isUnsure && (
        <div>
          <h3 className="mb-3 text-lg">{resultText.closest}</h3>
          <Alternatives predictions={closest} />
        </div>
      )}
      <div>
        <h3 className="text-lg">{text.known}</h3>
        <p className="mt-1 mb-3 text-ink-muted">{text.knownText}</p>
        <MaterialChoice chosen={userMaterial} none={feedbackText.none} onChoose={onChooseMaterial} />
        <div role="status" className="text-sm not-empty:mt-3">
          {userMaterial !== undefined && <SavedNote {...note} />}
        </div>
      </div>
      {isUnsure && <AskCommunity predictions={closest} />}
    </>
  );
}
