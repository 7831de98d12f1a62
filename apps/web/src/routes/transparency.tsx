import { showTransparency } from '@app/contract/transparency';
import { data } from 'react-router';
import type { Route } from './+types/transparency.ts';
import type { Shown } from '#web/features/transparency/api/show-transparency.ts';
import { Transparency } from '#web/features/transparency/components/transparency.tsx';
import { transparencyData } from '#web/features/transparency/head/structured-data.ts';
import { askForPage } from '#web/lib/ask-api.server.ts';
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

/** Without the API the page still comes, with a status that no cache keeps: the browser then asks for the figures. */
export async function loader({ request }: Route.LoaderArgs) {
  const asked = await askForPage(showTransparency, {}, request);
  const first: Shown | null = asked.status === 'found' ? asked.answer : null;
  return data({ first, origin: siteOrigin() }, { status: first ? 200 : 503 });
}

/** Once awake, the browser asks the API itself: a tap is answered at once. It may write no script of data either. */
export const clientLoader = () => null;

export default function TransparencyPage({ loaderData }: Route.ComponentProps) {
  return <Transparency first={loaderData?.first ?? null} />;
}
