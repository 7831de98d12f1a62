import type { InnovationCard as Innovation, NewsCard, PieceKind } from '@app/contract/education';
import type { ReactNode } from 'react';
import { detailText as text } from '#web/messages/education.ts';
import { relatedGrids } from '../list/grids.ts';
import { InnovationCard } from '../list/innovation-card.tsx';
import { LeadStory } from '../list/lead-story.tsx';
import { NewsItem } from '../list/news-item.tsx';

export const RelatedNews = ({ related }: { related: readonly NewsCard[] }) =>
  related.length > 0 && (
    <Related kind="news">
      <ul className={relatedGrids[related.length]}>
        {related.map((news) => (
          <li key={news.id}>
            {related.length === 1 ? <LeadStory news={news} isFirst={false} /> : <NewsItem news={news} />}
          </li>
        ))}
      </ul>
    </Related>
  );

export const RelatedInnovations = ({ related }: { related: readonly Innovation[] }) =>
  related.length > 0 && (
    <Related kind="innovation">
      <ul className={relatedGrids[related.length]}>
        {related.map((innovation) => (
          <li key={innovation.id} className="grid">
            <InnovationCard innovation={innovation} isAlone={related.length === 1} />
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
