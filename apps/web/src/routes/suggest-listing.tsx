import type { Route } from './+types/suggest-listing.ts';
import { SuggestListing } from '#web/features/directory/suggest/components/suggest-listing.tsx';
import { useAuth } from '#web/lib/auth.tsx';
import { mapTiles } from '#web/lib/map-tiles.server.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { suggestText } from '#web/messages/suggest.ts';

export const meta = () => [...pageTitle(suggestText.title), { name: 'robots', content: 'noindex' }];

export const loader = () => ({ tiles: mapTiles() });
export const shouldRevalidate = () => false;

export default function SuggestListingPage({ loaderData }: Route.ComponentProps) {
  const auth = useAuth();
  // The guard admits only members.
  if (auth.status !== 'signed-in') return null;
  return <SuggestListing memberId={auth.user._id} tiles={loaderData.tiles} />;
}
