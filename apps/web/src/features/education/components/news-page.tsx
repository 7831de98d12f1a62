import { product } from '@app/contract/product';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { type FirstPiece, newsPieceQuery, type ShownNews } from '../api/show-piece.ts';
import { useCountView } from '../use-count-view.ts';
import { ArticleView } from './article-view.tsx';
import { PieceActions, PieceDock } from './detail/piece-actions.tsx';
import { PieceFrame } from './detail/piece-frame.tsx';
import { ReadingProgress } from './detail/reading-progress.tsx';
import { RelatedNews } from './detail/related-list.tsx';

export function NewsPage({ id, first }: { id: string; first: FirstPiece<ShownNews> | null }) {
  const query = useQuery(newsPieceQuery(id, first));
  const article = query.data?.article;
  return (
    <PieceFrame kind="news" query={query} dock={article && <PieceDock kind="news" piece={article} />}>
      {query.data && <Shown shown={query.data} />}
    </PieceFrame>
  );
}

function Shown({ shown: { article, related } }: { shown: ShownNews }) {
  const text = useRef<HTMLDivElement>(null);
  useCountView('news', article.id);
  return (
    <>
      <title>{`${article.title} · ${product.name}`}</title>
      <ReadingProgress of={text} />
      <div ref={text}>
        <ArticleView article={article} actions={<PieceActions kind="news" piece={article} />} />
      </div>
      <RelatedNews related={related} />
    </>
  );
}
