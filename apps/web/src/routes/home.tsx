import { type ComponentType, useEffect, useState } from 'react';
import { data } from 'react-router';
import type { Route } from './+types/home.ts';
import { StaticCallToAction } from '#web/components/layout/static-call-to-action.ts';
import { Hero } from '#web/features/home/components/hero.tsx';
import { Features, FiveMaterials, MemberSkeleton } from '#web/features/home/components/static-parts.ts';
import { type PhotoTrial, Trial } from '#web/features/home/components/trial/trial.tsx';
import { siteData } from '#web/features/home/head/structured-data.ts';
import { useAuth } from '#web/lib/auth.tsx';
import { cachedIf, publicPage } from '#web/lib/cache.ts';
import { siteOrigin } from '#web/lib/origin.ts';
import { fetchPublicFigures } from '#web/lib/public-figures.server.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { homeText } from '#web/messages/home.ts';
import type { MemberLanding } from './member-home.tsx';
import { LandingClaims } from './static-claims.ts';

export const headers = publicPage;
export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        ...pageMeta({ description: homeText.lead, path: '/' }),
        { 'script:ld+json': siteData(loaderData.origin) },
      ]
    : pageTitle();

export async function loader({ request }: Route.LoaderArgs) {
  const { figures, isComplete } = await fetchPublicFigures(request);
  return data({ origin: siteOrigin(), figures }, cachedIf(isComplete));
}
/** Only the server writes structured data: the page policy blocks inline scripts that the browser adds. */
export const clientLoader = () => null;

const loadSmartSort = async () =>
  (await import('#web/features/smart-sort/components/photo-trial.tsx')).PhotoTrial;
const loadIdeas = async () =>
  (await import('#web/features/education/components/material-ideas.tsx')).MaterialIdeas;

const loadPrices = async () =>
  (await import('#web/features/directory/components/material-prices.tsx')).MaterialPrices;

/** Smart sort with ideas and prices, as on its own page. */
async function loadTrial(): Promise<PhotoTrial> {
  const [SmartSort, Ideas, Prices] = await Promise.all([loadSmartSort(), loadIdeas(), loadPrices()]);
  return (props) => <SmartSort Ideas={Ideas} Prices={Prices} {...props} />;
}

type Landing = ComponentType<Parameters<typeof MemberLanding>[0]>;

/** Members have a page of their own, which visitors do not load; if it cannot be loaded, they see this one. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const auth = useAuth();
  const isMember = auth.status === 'signed-in';
  const [Landing, setLanding] = useState<Landing | 'failed'>();
  useEffect(() => {
    if (isMember)
      void import('./member-home.tsx').then(
        (loaded) => setLanding(() => loaded.MemberLanding),
        () => setLanding('failed'),
      );
  }, [isMember]);

  if (isMember && Landing && Landing !== 'failed') return <Landing user={auth.user} />;
  return (
    <>
      <div className={isMember && !Landing ? undefined : 'with-kept-session'}>
        <MemberSkeleton />
      </div>
      {(!isMember || Landing) && (
        <div className="without-kept-session">
          <Hero />
          <LandingClaims figures={loaderData?.figures ?? null} />
          <Trial load={loadTrial} />
          <Features />
          <FiveMaterials />
          <StaticCallToAction page="home" />
        </div>
      )}
    </>
  );
}
