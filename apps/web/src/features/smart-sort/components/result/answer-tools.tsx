import { useState } from 'react';
import { Icon } from '#web/components/icons/icon.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { shareAnswerText as text } from '#web/messages/share-answer.ts';
import type { AnswerSummary } from '../../answer-summary.ts';
import { useReadAloud } from '../../use-read-aloud.ts';
import { ShareAnswer } from './share-answer.tsx';

/** Share the answer, or hear it. */
export function AnswerTools({ summary, photo }: { summary: AnswerSummary; photo: string }) {
  const [isSharing, setIsSharing] = useState(false);
  const { canRead, isReading, toggle } = useReadAloud(
    [summary.word, summary.bin, ...summary.steps].join('. '),
  );
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="sec" onClick={() => setIsSharing(true)}>
        <Icon name="share" />
        {text.share}
      </Button>
      {canRead && (
        <Button variant="sec" aria-pressed={isReading} onClick={toggle}>
          <Icon name={isReading ? 'x' : 'chat'} />
          {isReading ? text.stop : text.read}
        </Button>
      )}
      <ShareAnswer summary={summary} photo={photo} isOpen={isSharing} onClose={() => setIsSharing(false)} />
    </div>
  );
}
