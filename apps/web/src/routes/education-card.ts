import { showInnovation, showNews } from '@app/contract/education';
import type { Route } from './+types/education-card.ts';
import { type CardPiece, factsOf } from '#web/features/education/head/card-facts.ts';
import { sceneOf } from '#web/features/education/pictures.ts';
import { fetchForPage } from '#web/lib/fetch-api.server.ts';
import { fetchFromInstances } from '#web/lib/fetch-from-instances.server.ts';
import { cardResponse } from '#web/lib/card/card-response.server.ts';
import { faces } from '#web/lib/card/fonts.server.ts';
import { lightSceneSvg } from '#web/lib/scene-svg.server.ts';

/** /education/{kind}/{id}/kartu.png: the preview image of a shared link. */
export async function loader({ params: { kind, id }, request }: Route.LoaderArgs) {
  const result = await fetchPiece(kind, id, request);
  if (result.status !== 'found') return emptyResponse(result.status === 'not-found' ? 404 : 503);
  const { piece } = result;
  return cardResponse(`${kind} ${id} ${piece.updatedAt}`, async () => ({
    ...piece,
    facts: factsOf(piece),
    picture: await pictureOf(piece),
  }));
}

const emptyResponse = (status: number) =>
  new Response(null, { status, headers: { 'cache-control': 'no-store' } });

type PieceResult = { status: 'found'; piece: CardPiece } | { status: 'not-found' | 'failed' };

async function fetchPiece(kind: string, id: string, request: Request): Promise<PieceResult> {
  const input = { params: { id } };
  if (kind === 'news') {
    const result = await fetchForPage(showNews, input, request);
    return result.status === 'found' ? { status: 'found', piece: result.response.article } : result;
  }
  if (kind !== 'innovation') return { status: 'not-found' };
  const result = await fetchForPage(showInnovation, input, request);
  return result.status === 'found' ? { status: 'found', piece: result.response.innovation } : result;
}

/** The member's picture, else the drawing; also when the picture cannot be fetched. */
async function pictureOf({ image, scene, category }: CardPiece): Promise<Buffer> {
  if (image.startsWith('/api/')) {
    const response = await fetchFromInstances(image.slice('/api'.length)).catch(() => undefined);
    if (response?.ok) return Buffer.from(await response.arrayBuffer());
  }
  return Buffer.from(lightSceneSvg(sceneOf(scene, category), faces.bold));
}
