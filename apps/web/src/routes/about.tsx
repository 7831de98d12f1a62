import type { Route } from './+types/about.ts';
import { CallToAction } from '#web/components/layout/call-to-action.tsx';
import { AboutHero } from '#web/features/about/components/about-hero.tsx';
import { Impact } from '#web/features/about/components/impact.tsx';
import { Team } from '#web/features/about/components/team.tsx';
import { Timeline } from '#web/features/about/components/timeline.tsx';
import { Values } from '#web/features/about/components/values.tsx';
import { Vision } from '#web/features/about/components/vision.tsx';
import { aboutData } from '#web/features/about/head/structured-data.ts';
import { publicPage } from '#web/lib/cache.ts';
import { siteOrigin } from '#web/lib/origin.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { aboutText } from '#web/messages/about.ts';
import { invitationText } from '#web/messages/home.ts';

export const headers = publicPage;
export const meta: Route.MetaFunction = ({ loaderData }) => {
  const { title, description } = aboutText;
  if (!loaderData) return pageTitle(title);
  const { origin } = loaderData;
  return [...pageMeta({ title, description, path: '/about' }), { 'script:ld+json': aboutData(origin) }];
};

export const loader = () => ({ origin: siteOrigin() });
/** As on the landing page: structured data is written by the server only. */
export const clientLoader = () => null;

export default function About() {
  return (
    <>
      <AboutHero />
      <Vision />
      <Impact />
      <Values />
      <Timeline />
      <Team />
      <CallToAction {...invitationText.about} />
    </>
  );
}
