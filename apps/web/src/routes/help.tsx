import type { Route } from './+types/help.ts';
import { Help } from '#web/features/help/components/help.tsx';
import { helpData } from '#web/features/help/head/structured-data.ts';
import { publicPage } from '#web/lib/cache.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { helpText } from '#web/messages/help.ts';

export const headers = publicPage;
export const meta: Route.MetaFunction = ({ loaderData }) => {
  const { title, description } = helpText;
  if (!loaderData) return pageTitle(title);
  return [...pageMeta({ title, description, path: '/bantuan' }), { 'script:ld+json': helpData() }];
};

export const loader = () => ({ isServer: true });
/** As on the landing page: structured data is written by the server only. */
export const clientLoader = () => null;

export default function HelpPage() {
  return <Help />;
}
