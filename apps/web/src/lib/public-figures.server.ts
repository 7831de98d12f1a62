import { type PublicFigures, showTransparency } from '@app/contract/transparency';
import { fetchForPage } from '#web/lib/fetch-api.server.ts';

type Fetched = { figures: PublicFigures | null; isComplete: boolean };

/** The counted figures for a page that shows claims; null when there are none, or when the API does not answer. */
export async function fetchPublicFigures(request: Request): Promise<Fetched> {
  const result = await fetchForPage(showTransparency, {}, request);
  const isComplete = result.status === 'found';
  return { figures: isComplete ? result.response.figures : null, isComplete };
}
