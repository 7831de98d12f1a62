import { type ComponentType, useState } from 'react';
import { BackLink } from '#web/components/ui/back-link.tsx';
import type { MaterialKey } from '#web/components/ui/materials.ts';
import { useAuth } from '#web/lib/auth.tsx';
import { smartSortText as text } from '#web/messages/smart-sort.ts';
import { useAnswer } from '../use-answer.ts';
import { useIncomingPhoto } from '../use-incoming-photo.ts';
import { Columns } from './columns.tsx';
import { Guide } from './guide.tsx';
import { MemberHistory } from './member-history.tsx';
import { UploadPanel } from './upload/upload-panel.tsx';

type Props = {
  /** Craft ideas for a material, injected from the education feature. */
  Ideas: ComponentType<{ material: MaterialKey }>;
};

export function SmartSort({ Ideas }: Props) {
  const auth = useAuth();
  const memberId = auth.status === 'signed-in' ? auth.user._id : undefined;
  const { upload, submit, answer, wasAnswered, startAgain } = useAnswer(memberId);
  useIncomingPhoto(upload);
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
      {answer ? (
        <answer.classified.Result
          key={answer.id}
          classification={answer.classified.classification}
          origin={answer.classified}
          scan={answer.memberId === memberId ? answer.classified.scan : null}
          photo={answer.photo.address}
          Ideas={Ideas}
          onAgain={startAgain}
          onFeedbackSaved={() => setFeedbackCount((count) => count + 1)}
        />
      ) : (
        <Columns>
          <UploadPanel upload={upload} onSubmit={submit} takesFocus={wasAnswered} />
          <Guide isVisitor={auth.status === 'signed-out'} />
        </Columns>
      )}
      {memberId && <MemberHistory key={memberId} revision={`${answer?.id} ${feedbackCount}`} />}
    </>
  );
}
