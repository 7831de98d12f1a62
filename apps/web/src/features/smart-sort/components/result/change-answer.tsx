import { Button } from '#web/components/ui/button.tsx';
import { hazardText as text } from '#web/messages/hazard.ts';

/** What the person answered to the question, and the way back to it. */
export const ChangeAnswer = ({ answerText, onChange }: { answerText: string; onChange: () => void }) => (
  <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
    {text.answered(answerText)}
    <Button variant="quiet" size="sm" onClick={onChange}>
      {text.change}
    </Button>
  </p>
);
