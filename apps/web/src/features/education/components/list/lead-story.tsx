import type { NewsCard } from '@app/contract/education';
import { Picture } from '../picture.tsx';
import { NewsFacts } from './news-facts.tsx';
import { PieceLink } from './piece-link.tsx';

export function LeadStory({ news, isFirst = true }: { news: NewsCard; isFirst?: boolean }) {
  const { id, category, title, excerpt, image } = news;
  return (
    <article className="group relative grid items-center gap-5 pb-8 md:grid-cols-[1.24fr_1fr] md:gap-[clamp(24px,3.4vw,48px)]">
      <Picture src={image} isFirst={isFirst} className="aspect-16/10 rounded-xl" />
      <div>
        <p className="text-xs font-heavy text-clay">{category}</p>
        <h3 className="mt-2.5 mb-3 text-[clamp(var(--t-2xl),2.9vw,var(--t-4xl))] font-extrabold tracking-title">
          <PieceLink kind="news" id={id} title={title} />
        </h3>
        <p className="text-ink-muted">{excerpt}</p>
        <NewsFacts news={news} />
      </div>
    </article>
  );
}
