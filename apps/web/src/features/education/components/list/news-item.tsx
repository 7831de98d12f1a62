import type { NewsCard } from '@app/contract/education';
import { Link } from 'react-router';
import { Picture } from '../picture.tsx';
import { NewsFacts } from './news-facts.tsx';

/** Picture above words; on a phone a row with a square of 112 px. */
export function NewsItem({ news, isFirst = false }: { news: NewsCard; isFirst?: boolean }) {
  const { id, category, title, excerpt, thumbnail } = news;
  return (
    <article className="group relative max-sm:grid max-sm:grid-cols-[112px_minmax(0,1fr)] max-sm:gap-4 max-sm:border-b max-sm:border-line max-sm:py-4">
      <Picture src={thumbnail} isFirst={isFirst} className="rounded-lg max-sm:size-28 sm:aspect-16/10" />
      <div className="sm:pt-3">
        <p className="text-xs font-heavy text-clay">{category}</p>
        <h3 className="mt-1 text-md sm:mt-2.5 sm:mb-1.5 sm:text-lg">
          <Link
            to={`/education/news/${id}`}
            className="no-underline decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {title}
          </Link>
        </h3>
        <p className="line-clamp-2 text-sm text-ink-muted max-sm:hidden">{excerpt}</p>
        <NewsFacts news={news} tight />
      </div>
    </article>
  );
}
