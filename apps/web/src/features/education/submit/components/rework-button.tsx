import type { SubmittedPiece } from '@app/contract/education-submission';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { keepDraft, readDraft } from '#web/lib/use-draft.ts';
import { mySubmissionsText as text } from '#web/messages/education-submit.ts';
import { draftKey } from '../draft-key.ts';
import { draftOf } from '../draft.ts';

type Props = { piece: SubmittedPiece; memberId: string; onRework: () => void };

/** What was rejected with a reason is worth mending: its text becomes a draft again, its picture is asked for anew. */
export function ReworkButton({ piece, memberId, onRework }: Props) {
  const navigate = useNavigate();
  const rework = () => {
    const key = draftKey(memberId, piece.kind);
    if (readDraft(key) !== undefined) {
      toast.error(text.reworkBlocked);
      return;
    }
    keepDraft(key, draftOf({ ...piece, pictureId: null }, null));
    onRework();
    void navigate(`?jenis=${piece.kind === 'news' ? 'berita' : 'inovasi'}`);
  };
  return (
    <button type="button" className="text-link min-h-11 text-sm" onClick={rework}>
      {text.rework}
    </button>
  );
}
