import { showInnovation, showNews } from '@app/contract/education';
import type { Route } from './+types/education-card.ts';
import { type CardPiece, factsOf } from '#web/features/education/head/card-words.ts';
import { sceneOf } from '#web/features/education/pictures.ts';
import { askForPage } from '#web/lib/ask-api.server.ts';
import { askCopies } from '#web/lib/ask-copies.server.ts';
import { cardAnswer } from '#web/lib/card/card-answer.server.ts';
import { faces } from '#web/lib/card/fonts.server.ts';
import { daySceneSvg } from '#web/lib/scene-svg.server.ts';

/** /education/{kind}/{id}/kartu.png: what WhatsApp and the others show beside a shared link. */
export async function loader({ params: { kind, id }, request }: Route.LoaderArgs) {
  const asked = await askPiece(kind, id, request);
  if (asked.status !== 'found') return nothing(asked.status === 'not-found' ? 404 : 503);
  const { piece } = asked;
  return cardAnswer(`${kind} ${id} ${piece.updatedAt}`, async () => ({
    ...piece,
    facts: factsOf(piece),
    picture: await pictureOf(piece),
  }));
}

const nothing = (status: number) => new Response(null, { status, headers: { 'cache-control': 'no-store' } });

type Asked = { status: 'found'; piece: CardPiece } | { status: 'not-found' | 'failed' };

async function askPiece(kind: string, id: string, request: Request): Promise<Asked> {
  const question = { params: { id } };
  if (kind === 'news') {
    const asked = await askForPage(showNews, question, request);
    return asked.status === 'found' ? { status: 'found', piece: asked.answer.article } : asked;
  }
  if (kind !== 'innovation') return { status: 'not-found' };
  const asked = await askForPage(showInnovation, question, request);
  return asked.status === 'found' ? { status: 'found', piece: asked.answer.innovation } : asked;
}

/** A member's picture, else the drawing; a picture that cannot be fetched is no reason for a link without a card. */
async function pictureOf({ image, scene, category }: CardPiece): Promise<Buffer> {
  if (image.startsWith('/api/')) {
    const answer = await askCopies(image.slice('/api'.length)).catch(() => undefined);
    if (answer?.ok) return Buffer.from(await answer.arrayBuffer());
  }
  return Buffer.from(daySceneSvg(sceneOf(scene, category), faces.bold));
}
