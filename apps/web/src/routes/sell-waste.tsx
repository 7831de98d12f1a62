import { listCollectors } from '@app/contract/directory';
import type { PublicFigures } from '@app/contract/transparency';
import { data } from 'react-router';
import type { Route } from './+types/sell-waste.ts';
import type { FirstPage } from '#web/features/directory/api/list-collectors.ts';
import { SellWaste } from '#web/features/directory/components/list/sell-waste.tsx';
import { readFilters } from '#web/features/directory/filters.ts';
import { fetchForPage } from '#web/lib/fetch-api.server.ts';
import { cachedIf, publicPage } from '#web/lib/cache.ts';
import { fetchPublicFigures } from '#web/lib/public-figures.server.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { directoryText } from '#web/messages/directory.ts';
import { SellWasteClaims } from './static-claims.ts';

type Loaded = FirstPage & { figures: PublicFigures | null };

export const headers = publicPage;
export const meta = () =>
  pageMeta({ title: directoryText.title, description: directoryText.description, path: '/sell-waste' });

/** Without the API the page is rendered with status 503, so it is not cached; the browser then fetches the list. */
export async function loader({ request }: Route.LoaderArgs) {
  const filters = readFilters(new URL(request.url).searchParams);
  const [result, { figures, isComplete }] = await Promise.all([
    fetchForPage(listCollectors, { query: filters }, request),
    fetchPublicFigures(request),
  ]);
  if (result.status !== 'found') return data<Loaded | null>(null, { status: 503 });
  const loaded = { page: result.response, filters, fetchedAt: Date.now(), figures };
  return data<Loaded | null>(loaded, cachedIf(isComplete));
}

/** After hydration the browser calls the API itself, so that navigation is immediate and shows a loading state. */
export const clientLoader = (): Loaded | null => null;

export default function SellWastePage({ loaderData }: Route.ComponentProps) {
  const claims = <SellWasteClaims figures={loaderData?.figures ?? null} />;
  return <SellWaste first={loaderData} claims={claims} />;
}
