import { materials } from '@app/classifier/materials';
import { collectorCategories, type CollectorFilters, collectorKinds } from '@app/contract/directory';
import { provinces } from '@app/contract/provinces';

type FilterName = keyof CollectorFilters;

const maxSearchLength = 80;
const searchText = (text: string) => (text.trim().length <= maxSearchLength ? text.trim() : undefined);
const oneOf =
  <const Known extends string>(known: readonly Known[]) =>
  (text: string) =>
    known.find((one) => one === text);

const readers: { [Name in FilterName]-?: (text: string) => CollectorFilters[Name] } = {
  q: searchText,
  category: oneOf(collectorCategories),
  kind: oneOf(collectorKinds),
  province: oneOf(provinces),
  region: (text) => (/^\d\d(\.\d\d){0,2}$/.test(text) ? text : undefined),
  material: oneOf(materials),
  openNow: oneOf(['1']),
  pickup: oneOf(['1']),
};
const names = Object.keys(readers) as FilterName[];

/** Reads the filters from the URL. Unknown values are ignored: an old or mistyped link still shows a list. */
export function readFilters(address: URLSearchParams): CollectorFilters {
  const known = names.flatMap((name) => {
    const value = readers[name](address.get(name) ?? '');
    return value ? [[name, value]] : [];
  });
  return Object.fromEntries(known) as CollectorFilters;
}

/** Always in the same order, so that equal filters have one URL and one shared cache entry. */
export function writeFilters(filters: CollectorFilters): URLSearchParams {
  const set = names.flatMap((name) => {
    const value = filters[name];
    return value ? [[name, value]] : [];
  });
  return new URLSearchParams(set);
}

/** `undefined` removes a filter. */
export function changeFilter<Name extends FilterName>(
  filters: CollectorFilters,
  name: Name,
  value: CollectorFilters[Name],
): CollectorFilters {
  // Another province has other kabupaten.
  const { region, ...others } = filters;
  const kept = name === 'province' ? others : { ...others, region };
  return readFilters(writeFilters({ ...kept, [name]: value }));
}

export const countFilters = (filters: CollectorFilters) => writeFilters(filters).size;

/** A page's address with the filters, for the list and the map alike. */
export function withFilters(path: string, filters: CollectorFilters): string {
  const search = writeFilters(filters).toString();
  return search ? `${path}?${search}` : path;
}
