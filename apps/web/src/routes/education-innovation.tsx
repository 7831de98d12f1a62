import { showInnovation } from '@app/contract/education';
import { data, isRouteErrorResponse } from 'react-router';
import type { Route } from './+types/education-innovation.ts';
import type { FirstPiece, ShownInnovation } from '#web/features/education/api/show-piece.ts';
import { PieceNotFound } from '#web/features/education/components/detail/piece-not-found.tsx';
import { InnovationPage } from '#web/features/education/components/innovation-page.tsx';
import { feedLink } from '#web/features/education/head/list-meta.ts';
import { canonicalMeta, pieceMeta } from '#web/features/education/head/piece-meta.ts';
import { breadcrumbData, innovationData } from '#web/features/education/head/structured-data.ts';
import { fetchForPage } from '#web/lib/fetch-api.server.ts';
import { publicPage } from '#web/lib/cache.ts';
import { siteOrigin } from '#web/lib/origin.ts';

type Loaded = { first: FirstPiece<ShownInnovation> | null; origin: string };

export const headers = publicPage;

/** For crawlers; the component sets the title in the browser. */
export const meta: Route.MetaFunction = ({ loaderData, params }) => {
  if (!loaderData) return [];
  if (!loaderData.first) return canonicalMeta('innovation', params.id, loaderData.origin);
  const { innovation } = loaderData.first.shown;
  return [
    ...pieceMeta('innovation', innovation, loaderData.origin),
    feedLink(loaderData.origin),
    { 'script:ld+json': innovationData(innovation, loaderData.origin) },
    { 'script:ld+json': breadcrumbData('innovation', innovation, loaderData.origin) },
  ];
};

export async function loader({ params: { id }, request }: Route.LoaderArgs) {
  const result = await fetchForPage(showInnovation, { params: { id } }, request);
  if (result.status === 'not-found') throw data(null, { status: 404 });
  if (result.status === 'failed') return data<Loaded>({ first: null, origin: siteOrigin() }, { status: 503 });
  return data<Loaded>({ first: { shown: result.response, fetchedAt: Date.now() }, origin: siteOrigin() });
}

/** As on the list: in the browser the page opens at once and fetches its data itself. */
export const clientLoader = (): Loaded => ({ first: null, origin: location.origin });

export default function EducationInnovationPage({ loaderData, params }: Route.ComponentProps) {
  return <InnovationPage key={params.id} id={params.id} first={loaderData.first} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <PieceNotFound kind="innovation" />;
  throw error;
}
