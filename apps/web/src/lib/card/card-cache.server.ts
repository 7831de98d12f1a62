/** About 60 kB each. */
const maxCards = 100;

/** Least recently used first. Concurrent requests for a card share one promise. */
const cards = new Map<string, Promise<Buffer>>();

export function cachedCard(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const card = cards.get(key) ?? draw();
  cards.delete(key);
  cards.set(key, card);
  // A failed card is drawn again at the next request.
  card.catch(() => cards.delete(key));
  const [oldest] = cards.keys();
  if (cards.size > maxCards && oldest !== undefined) cards.delete(oldest);
  return card;
}
