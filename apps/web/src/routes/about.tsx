import { data } from 'react-router';
import type { Route } from './+types/about.ts';
import { StaticCallToAction } from '#web/components/layout/static-call-to-action.ts';
import { AboutHero } from '#web/features/about/components/about-hero.tsx';
import { Team } from '#web/features/about/components/team.tsx';
import { Timeline } from '#web/features/about/components/timeline.tsx';
import { Values } from '#web/features/about/components/values.tsx';
import { Vision } from '#web/features/about/components/vision.tsx';
import { aboutData } from '#web/features/about/head/structured-data.ts';
import { cachedIf, publicPage } from '#web/lib/cache.ts';
import { siteOrigin } from '#web/lib/origin.ts';
import { fetchPublicFigures } from '#web/lib/public-figures.server.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { aboutText } from '#web/messages/about.ts';
import { AboutClaims } from './static-claims.ts';

export const headers = publicPage;
export const meta: Route.MetaFunction = ({ loaderData }) => {
  const { title, description } = aboutText;
  if (!loaderData) return pageTitle(title);
  const { origin } = loaderData;
  return [...pageMeta({ title, description, path: '/about' }), { 'script:ld+json': aboutData(origin) }];
};

export async function loader({ request }: Route.LoaderArgs) {
  const { figures, isComplete } = await fetchPublicFigures(request);
  return data({ origin: siteOrigin(), figures }, cachedIf(isComplete));
}
/** As on the landing page: structured data is written by the server only. */
export const clientLoader = () => null;

export default function About({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <AboutHero />
      <Vision />
      <AboutClaims figures={loaderData?.figures ?? null} />
      <Values />
      <Timeline />
      <Team />
      <StaticCallToAction page="about" />
    </>
  );
}
