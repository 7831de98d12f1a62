import type { Route } from './+types/home.ts';
import { CallToAction } from '#web/components/layout/call-to-action.tsx';
import { Claims } from '#web/features/home/components/claims.tsx';
import { Features } from '#web/features/home/components/features.tsx';
import { Hero } from '#web/features/home/components/hero.tsx';
import { FiveMaterials } from '#web/features/home/components/static-parts.ts';
import { type PhotoTrial, Trial } from '#web/features/home/components/trial/trial.tsx';
import { siteData } from '#web/features/home/head/structured-data.ts';
import { publicPage } from '#web/lib/cache.ts';
import { siteOrigin } from '#web/lib/origin.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { homeText, invitationText } from '#web/messages/home.ts';

export const headers = publicPage;
export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        ...pageMeta({ description: homeText.lead, path: '/' }),
        { 'script:ld+json': siteData(loaderData.origin) },
      ]
    : pageTitle();

export const loader = () => ({ origin: siteOrigin() });
/** Only the server writes structured data: the page policy blocks inline scripts that the browser adds. */
export const clientLoader = () => null;

const loadSmartSort = async () =>
  (await import('#web/features/smart-sort/components/photo-trial.tsx')).PhotoTrial;
const loadIdeas = async () =>
  (await import('#web/features/education/components/material-ideas.tsx')).MaterialIdeas;

/** Smart sort with the education ideas, as on its own page. */
async function loadTrial(): Promise<PhotoTrial> {
  const [SmartSort, Ideas] = await Promise.all([loadSmartSort(), loadIdeas()]);
  return (props) => <SmartSort Ideas={Ideas} {...props} />;
}

export default function Home() {
  return (
    <>
      <Hero />
      <Claims />
      <Trial load={loadTrial} />
      <Features />
      <FiveMaterials />
      <CallToAction {...invitationText.home} />
    </>
  );
}
