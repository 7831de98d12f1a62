import { listInnovations, listNews } from '@app/contract/education';
import { data } from 'react-router';
import type { Route } from './+types/education-list.ts';
import type { FirstPage } from '#web/features/education/api/list-pieces.ts';
import { Education } from '#web/features/education/components/education.tsx';
import { type PieceFilters, readFilters } from '#web/features/education/filters.ts';
import { listMeta } from '#web/features/education/head/list-meta.ts';
import { fetchForPage } from '#web/lib/fetch-api.server.ts';
import { publicPage } from '#web/lib/cache.ts';
import { siteOrigin } from '#web/lib/origin.ts';

type Loaded = { first: FirstPage | null; origin: string };

export const headers = publicPage;
export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  listMeta(readFilters(new URLSearchParams(location.search)), loaderData?.origin ?? '');

/** Without the API the page is rendered with status 503, so it is not cached; the browser then fetches the list. */
export async function loader({ request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const filters = readFilters(search);
  const first = await fetchFirstPage(filters, search.get('cursor') ?? '', request);
  return data<Loaded>({ first, origin: siteOrigin() }, { status: first ? 200 : 503 });
}

async function fetchFirstPage(
  filters: PieceFilters,
  cursor: string,
  request: Request,
): Promise<FirstPage | null> {
  const common = { filters, cursor, fetchedAt: Date.now() };
  const more = cursor && { cursor };
  if (filters.tab === 'berita') {
    const { tab, ...query } = filters;
    const result = await fetchForPage(listNews, { query: { ...query, ...more } }, request);
    return result.status === 'found' ? { ...common, tab, page: result.response } : null;
  }
  const { tab, ...query } = filters;
  const result = await fetchForPage(listInnovations, { query: { ...query, ...more } }, request);
  return result.status === 'found' ? { ...common, tab, page: result.response } : null;
}

/** After hydration the browser calls the API itself, so that navigation is immediate and shows a loading state. */
export const clientLoader = (): Loaded => ({ first: null, origin: location.origin });

export default function EducationListPage({ loaderData }: Route.ComponentProps) {
  return <Education first={loaderData.first} />;
}
