import { communityLimits, type PostCategory, postCategories } from '@app/contract/community';

export const sorts = ['terbaru', 'belum-dijawab', 'diikuti'] as const;
export type Sort = (typeof sorts)[number];

/** The filters in the URL of /community. */
export type ForumFilters = { q?: string; category?: PostCategory; tag?: string; sort?: Sort };

export const forumPath = '/community';

/** Unknown values are ignored: an old or mistyped link still shows a list. */
export function readFilters(search: URLSearchParams): ForumFilters {
  const q = search.get('q')?.trim().slice(0, communityLimits.search);
  const category = postCategories.find((one) => one === search.get('kategori'));
  const tag = search.get('tag')?.trim().toLowerCase().slice(0, communityLimits.tag);
  const sort = sorts.find((one) => one === search.get('urut'));
  return {
    ...(q && { q }),
    ...(category && { category }),
    ...(tag && tag.length > 1 && { tag }),
    ...(sort && sort !== 'terbaru' && { sort }),
  };
}

/** Always in the same order, so that equal filters give one URL and one cache entry. */
export function writeFilters({ q, category, tag, sort }: ForumFilters): URLSearchParams {
  const search = new URLSearchParams();
  if (category) search.set('kategori', category);
  if (tag) search.set('tag', tag);
  if (sort && sort !== 'terbaru') search.set('urut', sort);
  if (q) search.set('q', q);
  return search;
}

const withSearch = (path: string, search: URLSearchParams) => (search.size ? `${path}?${search}` : path);

export const listAddress = (filters: ForumFilters) => withSearch(forumPath, writeFilters(filters));

/** A post's URL keeps the filters, so that the list behind the dialog does not change. */
export const postAddress = (postId: string, filters: ForumFilters = {}) =>
  withSearch(`${forumPath}/${postId}`, writeFilters(filters));

export const isFiltered = (filters: ForumFilters) => writeFilters(filters).size > 0;

/** The list with the form for a new post over it. */
export const writeAddress = (filters: ForumFilters) => {
  const search = writeFilters(filters);
  search.set('tulis', '1');
  return withSearch(forumPath, search);
};
