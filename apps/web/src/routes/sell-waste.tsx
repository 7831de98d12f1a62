import { listCollectors } from '@app/contract/directory';
import { data } from 'react-router';
import type { Route } from './+types/sell-waste.ts';
import type { FirstPage } from '#web/features/directory/api/list-collectors.ts';
import { SellWaste } from '#web/features/directory/components/list/sell-waste.tsx';
import { readFilters } from '#web/features/directory/filters.ts';
import { askForPage } from '#web/lib/ask-api.server.ts';
import { publicPage } from '#web/lib/cache.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { directoryText } from '#web/messages/directory.ts';

export const headers = publicPage;
export const meta = () =>
  pageMeta({ title: directoryText.title, description: directoryText.description, path: '/sell-waste' });

/** Without the API the page still comes, with a status that no cache keeps: the browser then asks for the list. */
export async function loader({ request }: Route.LoaderArgs) {
  const filters = readFilters(new URL(request.url).searchParams);
  const asked = await askForPage(listCollectors, { query: filters }, request);
  if (asked.status !== 'found') return data<FirstPage | null>(null, { status: 503 });
  return data<FirstPage | null>({ page: asked.answer, filters, askedAt: Date.now() });
}

/** Once awake, the browser asks the API itself: a tap is answered at once, and the page shows what it waits for. */
export const clientLoader = (): FirstPage | null => null;

export default function SellWastePage({ loaderData }: Route.ComponentProps) {
  return <SellWaste first={loaderData} />;
}
