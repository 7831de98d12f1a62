import { type PublicFigures, showTransparency } from '@app/contract/transparency';
import { fetchForPage } from '#web/lib/fetch-api.server.ts';

/** The counted figures for a page that shows claims; null when there are none, or when the API does not answer. */
export async function fetchPublicFigures(request: Request): Promise<PublicFigures | null> {
  const result = await fetchForPage(showTransparency, {}, request);
  return result.status === 'found' ? result.response.figures : null;
}
