import { useState } from 'react';
import { BackLink } from '#web/components/ui/back-link.tsx';
import { useAuth } from '#web/lib/auth.tsx';
import { smartSortText as text } from '#web/messages/smart-sort.ts';
import type { EmbeddedParts } from '../answered.ts';
import { useAnswer } from '../use-answer.ts';
import { useIncomingPhoto } from '../use-incoming-photo.ts';
import { Columns } from './columns.tsx';
import { Guide } from './guide.tsx';
import { MemberHistory } from './member-history.tsx';
import { UploadPanel } from './upload/upload-panel.tsx';

export function SmartSort(parts: EmbeddedParts) {
  const auth = useAuth();
  const memberId = auth.status === 'signed-in' ? auth.user._id : undefined;
  const { upload, choose, submit, answer, last, onChoose, ...events } = useAnswer(memberId);
  useIncomingPhoto(choose);
  const [feedbackCount, setFeedbackCount] = useState(0);
  return (
    <>
      <header className="page-width pt-6 pb-6 md:pt-10">
        <BackLink to={memberId ? '/dashboard' : '/'} />
        <h1 className="page-title mt-1">{text.title}</h1>
        <p className="lead mt-1">{text.lead}</p>
        <noscript>
          <p className="mt-4 rounded-lg bg-warning-soft p-4 text-sm">{text.noScript}</p>
        </noscript>
      </header>
      {last && (
        <last.classified.view.LastAnswerCard
          classification={last.classified.classification}
          choices={last.choices}
          photo={last.photo.address}
          onOpen={events.openLast}
          onDelete={events.forgetLast}
        />
      )}
      {answer ? (
        <answer.classified.view.Result
          key={answer.id}
          classification={answer.classified.classification}
          origin={answer.classified}
          scan={(answer.memberId ?? memberId) === memberId ? answer.classified.scan : null}
          photo={answer.photo.address}
          choices={answer.choices}
          onChoose={onChoose}
          parts={parts}
          onAgain={events.startAgain}
          onFeedbackSaved={() => setFeedbackCount((count) => count + 1)}
        />
      ) : (
        <Columns>
          <UploadPanel upload={upload} onChoose={choose} onSubmit={submit} takesFocus={events.wasAnswered} />
          <Guide isVisitor={auth.status === 'signed-out'} />
        </Columns>
      )}
      {memberId && <MemberHistory key={memberId} revision={`${answer?.id} ${feedbackCount}`} />}
    </>
  );
}
