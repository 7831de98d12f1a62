import { showNews } from '@app/contract/education';
import { data, isRouteErrorResponse } from 'react-router';
import type { Route } from './+types/education-news.ts';
import type { FirstPiece, ShownNews } from '#web/features/education/api/show-piece.ts';
import { PieceNotFound } from '#web/features/education/components/detail/piece-not-found.tsx';
import { NewsPage } from '#web/features/education/components/news-page.tsx';
import { feedLink } from '#web/features/education/head/list-meta.ts';
import { canonicalMeta, pieceMeta } from '#web/features/education/head/piece-meta.ts';
import { breadcrumbData, newsData } from '#web/features/education/head/structured-data.ts';
import { fetchForPage } from '#web/lib/fetch-api.server.ts';
import { publicPage } from '#web/lib/cache.ts';
import { siteOrigin } from '#web/lib/origin.ts';

type Loaded = { first: FirstPiece<ShownNews> | null; origin: string };

export const headers = publicPage;

/** For crawlers; the component sets the title in the browser. */
export const meta: Route.MetaFunction = ({ loaderData, params }) => {
  if (!loaderData) return [];
  if (!loaderData.first) return canonicalMeta('news', params.id, loaderData.origin);
  const { article } = loaderData.first.shown;
  return [
    ...pieceMeta('news', article, loaderData.origin),
    feedLink(loaderData.origin),
    { 'script:ld+json': newsData(article, loaderData.origin) },
    { 'script:ld+json': breadcrumbData('news', article, loaderData.origin) },
  ];
};

export async function loader({ params: { id }, request }: Route.LoaderArgs) {
  const result = await fetchForPage(showNews, { params: { id } }, request);
  if (result.status === 'not-found') throw data(null, { status: 404 });
  if (result.status === 'failed') return data<Loaded>({ first: null, origin: siteOrigin() }, { status: 503 });
  return data<Loaded>({ first: { shown: result.response, fetchedAt: Date.now() }, origin: siteOrigin() });
}

/** As on the list: in the browser the page opens at once and fetches its data itself. */
export const clientLoader = (): Loaded => ({ first: null, origin: location.origin });

export default function EducationNewsPage({ loaderData, params }: Route.ComponentProps) {
  return <NewsPage key={params.id} id={params.id} first={loaderData.first} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <PieceNotFound kind="news" />;
  throw error;
}
