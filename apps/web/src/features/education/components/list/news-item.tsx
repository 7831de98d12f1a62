import type { NewsCard } from '@app/contract/education';
import { Picture } from '../picture.tsx';
import { NewsFacts } from './news-facts.tsx';
import { PieceLink } from './piece-link.tsx';

/** Picture above the text; on a phone a row with a 112 px square. */
export function NewsItem({ news, isFirst = false }: { news: NewsCard; isFirst?: boolean }) {
  const { id, category, title, excerpt, thumbnail } = news;
  return (
    <article className="group relative max-sm:grid max-sm:grid-cols-[112px_minmax(0,1fr)] max-sm:gap-4 max-sm:border-b max-sm:border-line max-sm:py-4">
      <Picture src={thumbnail} isFirst={isFirst} className="rounded-lg max-sm:size-28 sm:aspect-16/10" />
      <div className="sm:pt-3">
        <p className="text-xs font-heavy text-clay">{category}</p>
        <h3 className="mt-1 text-md sm:mt-2.5 sm:mb-1.5 sm:text-lg">
          <PieceLink kind="news" id={id} title={title} />
        </h3>
        <p className="line-clamp-2 text-sm text-ink-muted max-sm:hidden">{excerpt}</p>
        <NewsFacts news={news} tight />
      </div>
    </article>
  );
}
