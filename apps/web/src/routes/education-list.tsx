import { listInnovations, listNews } from '@app/contract/education';
import { data } from 'react-router';
import type { Route } from './+types/education-list.ts';
import type { FirstPage } from '#web/features/education/api/list-pieces.ts';
import { Education } from '#web/features/education/components/education.tsx';
import { type PieceFilters, readFilters } from '#web/features/education/filters.ts';
import { listMeta } from '#web/features/education/head/list-meta.ts';
import { askForPage } from '#web/lib/ask-api.server.ts';
import { publicPage } from '#web/lib/cache.ts';
import { siteOrigin } from '#web/lib/origin.ts';

type Loaded = { first: FirstPage | null; origin: string };

export const headers = publicPage;
export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  listMeta(readFilters(new URLSearchParams(location.search)), loaderData?.origin ?? '');

/** Without the API the page still comes, with a status that no cache keeps: the browser then asks for the list. */
export async function loader({ request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const filters = readFilters(search);
  const first = await askFirstPage(filters, search.get('cursor') ?? '', request);
  return data<Loaded>({ first, origin: siteOrigin() }, { status: first ? 200 : 503 });
}

async function askFirstPage(
  filters: PieceFilters,
  cursor: string,
  request: Request,
): Promise<FirstPage | null> {
  const known = { filters, cursor, askedAt: Date.now() };
  const more = cursor && { cursor };
  if (filters.tab === 'berita') {
    const { tab, ...query } = filters;
    const asked = await askForPage(listNews, { query: { ...query, ...more } }, request);
    return asked.status === 'found' ? { ...known, tab, page: asked.answer } : null;
  }
  const { tab, ...query } = filters;
  const asked = await askForPage(listInnovations, { query: { ...query, ...more } }, request);
  return asked.status === 'found' ? { ...known, tab, page: asked.answer } : null;
}

/** Once awake, the browser asks the API itself: a tap is answered at once, and the page shows what it waits for. */
export const clientLoader = (): Loaded => ({ first: null, origin: location.origin });

export default function EducationListPage({ loaderData }: Route.ComponentProps) {
  return <Education first={loaderData.first} />;
}
