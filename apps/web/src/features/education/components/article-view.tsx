import type { ReactNode } from 'react';
import { joinClasses } from '#web/components/ui/join-classes.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { formatNumber } from '#web/lib/format-number.ts';
import { pieceText as text } from '#web/messages/education.ts';
import type { ArticleContent } from '../piece-content.ts';
import { ArticleBody } from './detail/article-body.tsx';
import { ArticleContents } from './detail/article-contents.tsx';
import { Fact } from './detail/fact.tsx';
import { HeroPicture } from './detail/hero-picture.tsx';
import { lineWidth, bodyText } from './detail/text-styles.ts';
import { PieceHead } from './detail/piece-head.tsx';
import { SourceList } from './detail/source-list.tsx';

type Props = { article: ArticleContent; headingLevel?: 1 | 2; actions?: ReactNode };

/** A news article, used by its page, the preview and the review queue. */
export function ArticleView({ article, headingLevel = 1, actions }: Props) {
  const { title, category, image, readTime, views, fullContent, sources } = article;
  const inner = headingLevel === 1 ? 2 : 3;
  return (
    <article>
      <HeroPicture src={image} title={title} />
      <div>
        <PieceHead
          {...article}
          headingLevel={headingLevel}
          badges={<Badge tone="outline">{category}</Badge>}
          facts={
            <>
              <Fact icon="clock">{text.readTimeLong(formatNumber(readTime))}</Fact>
              {views ? <Fact icon="eye">{text.views(formatNumber(views))}</Fact> : null}
            </>
          }
        />
        <div className="grid items-start lg:grid-cols-[31rem_minmax(0,30rem)] lg:justify-between lg:gap-8 print:block">
          <div className={joinClasses(bodyText, lineWidth)}>
            <ArticleBody text={fullContent} headingLevel={inner} />
          </div>
          <aside className="lg:sticky lg:top-23">
            {headingLevel === 1 && <ArticleContents text={fullContent} />}
            <SourceList sources={sources} headingLevel={inner} />
            {actions}
          </aside>
        </div>
      </div>
    </article>
  );
}
