import { listCollectors } from '@app/contract/directory';
import { type RegionPage, showRegion } from '@app/contract/directory-region';
import { data } from 'react-router';
import { fetchForPage } from '#web/lib/fetch-api.server.ts';
import type { FirstPage } from '../api/list-collectors.ts';
import { drawRegion, type RegionDrawing } from './picture/draw-region.server.ts';

export type LoadedRegion = {
  page: RegionPage;
  drawing: RegionDrawing | null;
  first: FirstPage | null;
  /** Rendered by the server. */
  isFirst: boolean;
};

const slug = /^[a-z0-9-]{1,60}$/;

/** Slugs of province, kabupaten and kecamatan. Without the API the answer is 503, so that no cache keeps it. */
export async function loadRegion(slugs: readonly (string | null)[], request: Request) {
  const given = slugs.filter((one) => one !== null);
  if (!given.every((one) => slug.test(one))) throw data(null, { status: 404 });
  const result = await fetchForPage(showRegion, { query: { path: given.join('/') } }, request);
  if (result.status === 'not-found') throw data(null, { status: 404 });
  if (result.status === 'failed') throw data(null, { status: 503 });
  const page = result.response;
  const filters = { region: page.region.code };
  const list = await fetchForPage(listCollectors, { query: filters }, request);
  const first = list.status === 'found' ? { page: list.response, filters, fetchedAt: Date.now() } : null;
  // The drawing has the places already.
  const shown = { ...page, places: [] };
  return data<LoadedRegion>({ page: shown, drawing: drawRegion(page), first, isFirst: true });
}
