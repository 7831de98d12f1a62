import type { NewsCard } from '@app/contract/education';
import { Link } from 'react-router';
import { Picture } from '../picture.tsx';
import { NewsFacts } from './news-facts.tsx';

/** The newest story, large. The whole of it is the link's, the link's name is the title alone. */
export function LeadStory({ news }: { news: NewsCard }) {
  const { id, category, title, excerpt, image } = news;
  return (
    <article className="group relative grid items-center gap-5 pb-8 md:grid-cols-[1.24fr_1fr] md:gap-[clamp(24px,3.4vw,48px)]">
      <Picture src={image} isFirst className="aspect-16/10 rounded-xl" />
      <div>
        <p className="text-xs font-heavy text-clay">{category}</p>
        <h3 className="mt-2.5 mb-3 text-[clamp(var(--t-2xl),2.9vw,var(--t-4xl))] font-extrabold tracking-title">
          <Link
            to={`/education/news/${id}`}
            className="no-underline decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {title}
          </Link>
        </h3>
        <p className="text-ink-muted">{excerpt}</p>
        <NewsFacts news={news} />
      </div>
    </article>
  );
}
