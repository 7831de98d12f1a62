import type { Innovation, NewsArticle } from '@app/contract/education';

/** The content of the views. A preview has no id and no view count. */
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
  Partial<Pick<Innovation, 'id' | 'scene' | 'likes' | 'saves'>>;
