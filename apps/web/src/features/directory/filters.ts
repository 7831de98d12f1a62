import { CollectorFilters } from '@app/contract/directory';

const { shape } = CollectorFilters;
type FilterName = keyof CollectorFilters;
const names = Object.keys(shape) as FilterName[];

/** The filters of an address. What nobody offers is left out: an old or mistyped link still shows a list. */
export function readFilters(search: URLSearchParams): CollectorFilters {
  const known = names.flatMap((name) => {
    const { data } = shape[name].safeParse(search.get(name) ?? undefined);
    return data ? [[name, data]] : [];
  });
  return Object.fromEntries(known) as CollectorFilters;
}

/** Always in one order, so that the same question has one address and one place in the shared cache. */
export function writeFilters(filters: CollectorFilters): URLSearchParams {
  const set = names.flatMap((name) => {
    const value = filters[name];
    return value ? [[name, value]] : [];
  });
  return new URLSearchParams(set);
}

/** `undefined` takes a filter away. */
export function changeFilter<Name extends FilterName>(
  filters: CollectorFilters,
  name: Name,
  value: CollectorFilters[Name],
): CollectorFilters {
  return readFilters(writeFilters({ ...filters, [name]: value }));
}

export const countFilters = (filters: CollectorFilters) => writeFilters(filters).size;

/** A page's address with the filters, for the list and the map alike. */
export function withFilters(path: string, filters: CollectorFilters): string {
  const search = writeFilters(filters).toString();
  return search ? `${path}?${search}` : path;
}
