import { cachedFile } from '#web/lib/cache.ts';
import { type Card, drawCard } from './draw-card.server.ts';
import { cachedCard } from './card-cache.server.ts';

/** A share card as a response; `key` is its cache key. */
export async function cardResponse(key: string, cardOf: () => Card | Promise<Card>): Promise<Response> {
  const card = await cachedCard(key, async () => drawCard(await cardOf()));
  return new Response(new Uint8Array(card), {
    headers: {
      ...cachedFile(),
      'content-type': 'image/png',
      // Chat apps in a browser embed it in their own pages.
      'cross-origin-resource-policy': 'cross-origin',
    },
  });
}
