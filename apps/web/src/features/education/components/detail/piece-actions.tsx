import type { PieceKind } from '@app/contract/education';
import type { ReactNode } from 'react';
import { Dock } from '#web/components/ui/dock.tsx';
import { joinClasses } from '#web/components/ui/join-classes.ts';
import { LikeButton } from '../../marks/components/like-button.tsx';
import { SaveButton } from '../../marks/components/save-button.tsx';
import { pieceAddress } from '../../piece-address.ts';
import { ShareButton } from './share-button.tsx';

type Props = {
  kind: PieceKind;
  piece: { id: number; title: string; excerpt: string; likes: number; saves?: number };
  /** Additional actions. */
  children?: ReactNode;
};

const toShared = ({ kind, piece }: Props) => ({ ...piece, path: pieceAddress(kind, piece.id) });

/** Beside or below the text. On a phone, like, save and share are in the dock. */
export function PieceActions(props: Props) {
  const { kind, piece, children } = props;
  return (
    <div className="mt-6 flex flex-wrap gap-2.5 empty:hidden print:hidden">
      <div className="contents max-md:hidden noscript:hidden">
        <LikeButton kind={kind} id={piece.id} count={piece.likes} />
        <SaveButton kind={kind} id={piece.id} {...(piece.saves !== undefined && { count: piece.saves })} />
        <ShareButton piece={toShared(props)} />
      </div>
      {children}
    </div>
  );
}

/** To fit three buttons on 320 px, icons are hidden, and a long like count hides its label. */
const dockButton = 'justify-center px-1.5! whitespace-nowrap';
const hideIcon = 'max-[350px]:[&_svg]:hidden';
const hideLabel = 'max-[400px]:[&>span:first-of-type]:sr-only';
const longCount = 10;

export function PieceDock(props: Props) {
  const { kind, piece } = props;
  return (
    <div className="contents noscript:hidden print:hidden">
      <Dock>
        <LikeButton
          kind={kind}
          id={piece.id}
          count={piece.likes}
          className={joinClasses(dockButton, piece.likes >= longCount && hideLabel)}
        />
        <SaveButton kind={kind} id={piece.id} className={joinClasses(dockButton, hideIcon)} />
        <ShareButton piece={toShared(props)} isMain className={joinClasses(dockButton, hideIcon)} />
      </Dock>
    </div>
  );
}
