import type { SavedPiece } from '@app/contract/education-marks';
import { toast } from 'react-hot-toast/headless';
import { Link } from 'react-router';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { formatDay } from '#web/lib/format-time.ts';
import { savedText as text } from '#web/messages/education-marks.ts';
import { Picture } from '../../components/picture.tsx';
import { useRemoveSaved } from '../api/saved-pieces.ts';

type Props = { saved: SavedPiece; /** Called before the row is unmounted. */ onRemoved: () => void };

export function SavedRow({ saved, onRemoved }: Props) {
  const { kind, piece, savedAt } = saved;
  const removal = useRemoveSaved();
  const remove = () => {
    onRemoved();
    // Uses the promise, because mutation callbacks do not run after the row is unmounted.
    removal
      .mutateAsync(saved)
      .then(() => toast.success(text.removed))
      .catch(() => toast.error(text.notRemoved));
  };
  return (
    <li className="grid grid-cols-[auto_1fr_auto] items-center gap-x-4 py-3">
      <div className="w-20 sm:w-28">
        <Picture src={piece.thumbnail} className="aspect-16/10 rounded-md" />
      </div>
      <div className="min-w-0">
        <p className="text-xs text-ink-muted">
          {text[kind]} · {piece.category}
        </p>
        <Link
          to={`/education/${kind}/${piece.id}`}
          className="inline-flex min-h-11 items-center leading-snug font-bold no-underline hover:underline"
        >
          {piece.title}
        </Link>
        <p className="text-xs text-ink-muted">{text.savedAt(formatDay(savedAt))}</p>
      </div>
      <IconButton icon="bin" label={text.remove(piece.title)} onClick={remove} />
    </li>
  );
}
