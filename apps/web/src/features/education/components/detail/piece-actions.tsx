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
  /** Besides liking, saving and sharing. */
  children?: ReactNode;
};

const sharedOf = ({ kind, piece }: Props) => ({ ...piece, path: pieceAddress(kind, piece.id) });

/** Beside or below the text. On a phone the first three are in the dock. */
export function PieceActions(props: Props) {
  const { kind, piece, children } = props;
  return (
    <div className="mt-6 flex flex-wrap gap-2.5 empty:hidden print:hidden">
      <div className="contents max-md:hidden noscript:hidden">
        <LikeButton kind={kind} id={piece.id} count={piece.likes} />
        <SaveButton kind={kind} id={piece.id} {...(piece.saves !== undefined && { count: piece.saves })} />
        <ShareButton piece={sharedOf(props)} />
      </div>
      {children}
    </div>
  );
}

/** Three beside each other on 320 px: there the words do without icons, and many likes without their word. */
const inDock = 'justify-center px-1.5! whitespace-nowrap';
const wordAlone = 'max-[350px]:[&_svg]:hidden';
const numberAlone = 'max-[400px]:[&>span:first-of-type]:sr-only';
const many = 10;

export function PieceDock(props: Props) {
  const { kind, piece } = props;
  return (
    <div className="contents noscript:hidden print:hidden">
      <Dock>
        <LikeButton
          kind={kind}
          id={piece.id}
          count={piece.likes}
          className={joinClasses(inDock, piece.likes >= many && numberAlone)}
        />
        <SaveButton kind={kind} id={piece.id} className={joinClasses(inDock, wordAlone)} />
        <ShareButton piece={sharedOf(props)} isMain className={joinClasses(inDock, wordAlone)} />
      </Dock>
    </div>
  );
}
