import { product } from '@app/contract/product';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { type FirstPiece, innovationPieceQuery, type ShownInnovation } from '../api/show-piece.ts';
import { useCountView } from '../use-count-view.ts';
import { PieceActions, PieceDock } from './detail/piece-actions.tsx';
import { PieceFrame } from './detail/piece-frame.tsx';
import { PrintButton } from './detail/print-button.tsx';
import { ReadingProgress } from './detail/reading-progress.tsx';
import { RelatedInnovations } from './detail/related-list.tsx';
import { TutorialView } from './tutorial-view.tsx';

export function InnovationPage({ id, first }: { id: string; first: FirstPiece<ShownInnovation> | null }) {
  const query = useQuery(innovationPieceQuery(id, first));
  const innovation = query.data?.innovation;
  return (
    <PieceFrame
      kind="innovation"
      query={query}
      dock={innovation && <PieceDock kind="innovation" piece={innovation} />}
    >
      {query.data && <Shown shown={query.data} />}
    </PieceFrame>
  );
}

function Shown({ shown: { innovation, related } }: { shown: ShownInnovation }) {
  const text = useRef<HTMLDivElement>(null);
  useCountView('innovation', innovation.id);
  return (
    <>
      <title>{`${innovation.title} · ${product.name}`}</title>
      <ReadingProgress of={text} />
      <div ref={text}>
        <TutorialView
          innovation={innovation}
          actions={
            <PieceActions kind="innovation" piece={innovation}>
              <PrintButton />
            </PieceActions>
          }
        />
      </div>
      <RelatedInnovations related={related} />
    </>
  );
}
