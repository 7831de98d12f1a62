import type { PieceKind } from '@app/contract/education';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useSubmission } from '../use-submission.ts';
import { DraftPreview } from './draft-preview.tsx';
import { MySubmissions } from './my-submissions.tsx';
import { PieceForm } from './piece-form.tsx';
import { PieceSent } from './piece-sent.tsx';

/** In the URL, so that the back button leads from the preview to the form. */
export const preview = 'pratinjau';

type Props = { kind: PieceKind; member: { _id: string; name: string }; onNewDraft: () => void };

export function SubmissionEditor({ kind, member, onNewDraft }: Props) {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const [isSent, setIsSent] = useState(false);
  const isPreview = search.has(preview) && !isSent;

  const showForm = () => {
    const next = new URLSearchParams(search);
    next.delete(preview);
    void navigate({ search: `?${next}` }, { replace: true, preventScrollReset: true });
  };
  const showPreview = () => setSearch((now) => new URLSearchParams([...now, [preview, 'ya']]));
  const submission = useSubmission({
    kind,
    memberId: member._id,
    onSent: () => {
      setIsSent(true);
      showForm();
    },
    onRefused: showForm,
  });

  if (isPreview)
    return <DraftPreview kind={kind} author={member.name} submission={submission} onWrite={showForm} />;
  return (
    <div className="grid gap-x-14 gap-y-12 split:grid-cols-[1.62fr_1fr]">
      {isSent ? (
        <PieceSent onAnother={() => setIsSent(false)} />
      ) : (
        <PieceForm kind={kind} submission={submission} onPreview={showPreview} />
      )}
      <aside>
        <MySubmissions memberId={member._id} onRework={onNewDraft} />
      </aside>
    </div>
  );
}
