import {
  type InnovationCategory,
  innovationCategories,
  type NewsCategory,
  newsCategories,
} from '@app/contract/education';
import { type Material, materials } from '@app/classifier/materials';

export type NewsFilters = { tab: 'berita'; category?: NewsCategory; q?: string };
export type InnovationFilters = {
  tab: 'inovasi';
  category?: InnovationCategory;
  material?: Material;
  q?: string;
};
/** The filters in the URL of /education. */
export type PieceFilters = NewsFilters | InnovationFilters;
export type Tab = PieceFilters['tab'];

export const listPath = '/education';
const maxSearchLength = 80;

/** Unknown values are ignored: an old or mistyped link still shows a list. */
export function readFilters(search: URLSearchParams): PieceFilters {
  const category = search.get('category');
  const q = search.get('q')?.trim().slice(0, maxSearchLength);
  const searchFilter = q ? { q } : {};
  if (search.get('tab') !== 'inovasi') {
    const known = newsCategories.find((one) => one === category);
    return { tab: 'berita', ...(known && { category: known }), ...searchFilter };
  }
  const known = innovationCategories.find((one) => one === category);
  const material = materials.find((one) => one === search.get('material'));
  return {
    tab: 'inovasi',
    ...(known && { category: known }),
    ...(material && { material }),
    ...searchFilter,
  };
}

/** Always in the same order, so that equal filters have one URL and one shared cache entry. */
export function writeFilters(filters: PieceFilters): URLSearchParams {
  const search = new URLSearchParams();
  if (filters.tab === 'inovasi') search.set('tab', 'inovasi');
  if (filters.category) search.set('category', filters.category);
  if (filters.tab === 'inovasi' && filters.material) search.set('material', filters.material);
  if (filters.q) search.set('q', filters.q);
  return search;
}

export function addressOf(filters: PieceFilters): string {
  const search = writeFilters(filters).toString();
  return search ? `${listPath}?${search}` : listPath;
}

/** True if any filter besides the tab is set. */
export const isFiltered = (filters: PieceFilters) => addressOf(filters) !== addressOf({ tab: filters.tab });
