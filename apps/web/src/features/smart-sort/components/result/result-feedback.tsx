import type { ScanFeedback } from '@app/contract/smart-sort';
import type { MaterialKey } from '#web/components/ui/materials.ts';
import { Feedback } from '../feedback.tsx';
import { SavedNote } from './saved-note.tsx';

type Props = {
  currentFeedback: ScanFeedback | null;
  onGive: (feedback: ScanFeedback) => void;
  answeredMaterial: MaterialKey;
  isMember: boolean;
  isWaiting: boolean;
};

export function ResultFeedback({ isMember, isWaiting, ...feedback }: Props) {
  return (
    <div className="rounded-lg bg-brand-soft px-5 py-4">
      <Feedback {...feedback} note={<SavedNote isMember={isMember} isWaiting={isWaiting} />} />
    </div>
  );
}
