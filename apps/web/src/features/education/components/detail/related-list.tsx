import type { InnovationCard as Innovation, NewsCard, PieceKind } from '@app/contract/education';
import type { ReactNode } from 'react';
import { detailText as text } from '#web/messages/education.ts';
import { cardGrid, newsGrid } from '../list/grids.ts';
import { InnovationCard } from '../list/innovation-card.tsx';
import { NewsItem } from '../list/news-item.tsx';

export const RelatedNews = ({ related }: { related: readonly NewsCard[] }) =>
  related.length > 0 && (
    <Related kind="news">
      <ul className={newsGrid}>
        {related.map((news) => (
          <li key={news.id}>
            <NewsItem news={news} />
          </li>
        ))}
      </ul>
    </Related>
  );

export const RelatedInnovations = ({ related }: { related: readonly Innovation[] }) =>
  related.length > 0 && (
    <Related kind="innovation">
      <ul className={cardGrid}>
        {related.map((innovation) => (
          <li key={innovation.id} className="grid">
            <InnovationCard innovation={innovation} />
          </li>
        ))}
      </ul>
    </Related>
  );

function Related({ kind, children }: { kind: PieceKind; children: ReactNode }) {
  return (
    <section aria-labelledby="terkait" className="mt-16 print:hidden">
      <h2 id="terkait" className="mb-5 section-title">
        {text.related[kind]}
      </h2>
      {children}
    </section>
  );
}
