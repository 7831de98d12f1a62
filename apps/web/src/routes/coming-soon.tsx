import { useMatches } from 'react-router';
import type { Route } from './+types/coming-soon.ts';
import { EmptyScene } from '#web/components/scenes/still-scenes.ts';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { publicPage } from '#web/lib/cache.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { comingSoonText } from '#web/messages/errors.ts';
import { shellText } from '#web/messages/shell.ts';

const titles: Record<string, string> = {
  about: shellText.about,
  'privacy-policy': shellText.privacyPolicy,
  'terms-of-service': shellText.termsOfService,
  transparency: shellText.transparency,
  dashboard: shellText.dashboard,
};

export const headers: Route.HeadersFunction = ({ parentHeaders }) =>
  parentHeaders.has('cache-control') ? parentHeaders : publicPage();
export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(titles[matches.at(-1)?.id ?? '']),
  { name: 'robots', content: 'noindex' },
];

/** Keeps a place on the site map for a page whose issue is not built yet; goes away with the last of them. */
export default function ComingSoon() {
  const id = useMatches().at(-1)?.id ?? '';
  return (
    <EmptyState
      scene={<EmptyScene title={comingSoonText.picture} />}
      title={titles[id] ?? ''}
      headingLevel={1}
      text={comingSoonText.text}
      action={<ButtonLink to="/">{comingSoonText.home}</ButtonLink>}
    />
  );
}
