import type { Innovation, NewsArticle } from '@app/contract/education';

/** What the views show. A preview has no id, and nobody has read it yet. */
export type ArticleContent = Pick<
  NewsArticle,
  | 'title'
  | 'excerpt'
  | 'category'
  | 'author'
  | 'publishedAt'
  | 'readTime'
  | 'image'
  | 'fullContent'
  | 'sources'
> &
  Partial<Pick<NewsArticle, 'views'>>;

export type TutorialContent = Pick<
  Innovation,
  | 'title'
  | 'excerpt'
  | 'category'
  | 'difficulty'
  | 'timeRequired'
  | 'materials'
  | 'steps'
  | 'tips'
  | 'safety'
  | 'author'
  | 'publishedAt'
  | 'image'
  | 'sources'
> &
  Partial<Pick<Innovation, 'id' | 'likes' | 'saves'>>;
