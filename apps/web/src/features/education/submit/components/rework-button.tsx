import type { SubmittedPiece } from '@app/contract/education-submission';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { writeDraft, readDraft } from '#web/lib/use-draft.ts';
import { mySubmissionsText as text } from '#web/messages/education-submit.ts';
import { draftKey } from '../draft-key.ts';
import { draftOf } from '../draft.ts';

type Props = { piece: SubmittedPiece; memberId: string; onRework: () => void };

/** Turns a rejected piece into a draft again; the picture must be uploaded again. */
export function ReworkButton({ piece, memberId, onRework }: Props) {
  const navigate = useNavigate();
  const rework = () => {
    const key = draftKey(memberId, piece.kind);
    if (readDraft(key) !== undefined) {
      toast.error(text.reworkBlocked);
      return;
    }
    writeDraft(key, draftOf({ ...piece, pictureId: null }, null));
    onRework();
    void navigate(`?jenis=${piece.kind === 'news' ? 'berita' : 'inovasi'}`);
  };
  return (
    <button type="button" className="text-link min-h-11 text-sm" onClick={rework}>
      {text.rework}
    </button>
  );
}
