import { keptFile } from '#web/lib/cache.ts';
import { type Card, drawCard } from './draw-card.server.ts';
import { recentCard } from './recent-cards.server.ts';

/** A share card as an answer; `key` names what is on it. */
export async function cardAnswer(key: string, cardOf: () => Card | Promise<Card>): Promise<Response> {
  const card = await recentCard(key, async () => drawCard(await cardOf()));
  return new Response(new Uint8Array(card), {
    headers: {
      ...keptFile(),
      'content-type': 'image/png',
      // Chat programs in a browser show it from their own pages.
      'cross-origin-resource-policy': 'cross-origin',
    },
  });
}
