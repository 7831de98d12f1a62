import type { PieceKind } from '@app/contract/education';
import { Link } from 'react-router';

/** Inside a `group relative` the whole card is clickable, while the link's name is only the title. */
export const PieceLink = ({ kind, id, title }: { kind: PieceKind; id: number; title: string }) => (
  <Link
    to={`/education/${kind}/${id}`}
    className="no-underline decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
  >
    {title}
  </Link>
);
