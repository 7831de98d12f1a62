import { showTransparency } from '@app/contract/transparency';
import { data } from 'react-router';
import type { Route } from './+types/transparency.ts';
import type { TransparencyData } from '#web/features/transparency/api/show-transparency.ts';
import { Transparency } from '#web/features/transparency/components/transparency.tsx';
import { transparencyData } from '#web/features/transparency/head/structured-data.ts';
import { fetchForPage } from '#web/lib/fetch-api.server.ts';
import { publicPage } from '#web/lib/cache.ts';
import { siteOrigin } from '#web/lib/origin.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { transparencyText as text } from '#web/messages/transparency.ts';

export const headers = publicPage;
export const meta: Route.MetaFunction = ({ loaderData }) => {
  const { title, description } = text;
  if (!loaderData) return pageTitle(title);
  const { first, origin } = loaderData;
  return [
    ...pageMeta({ title, description, path: '/transparansi' }),
    { 'script:ld+json': transparencyData(origin, first?.figures?.countedAt) },
  ];
};

/** Without the API the page is rendered with status 503, so it is not cached; the browser then fetches the figures. */
export async function loader({ request }: Route.LoaderArgs) {
  const result = await fetchForPage(showTransparency, {}, request);
  const first: TransparencyData | null = result.status === 'found' ? result.response : null;
  return data({ first, origin: siteOrigin() }, { status: first ? 200 : 503 });
}

/** After hydration the browser calls the API itself. Null, because structured data is written by the server only. */
export const clientLoader = () => null;

export default function TransparencyPage({ loaderData }: Route.ComponentProps) {
  return <Transparency first={loaderData?.first ?? null} />;
}
