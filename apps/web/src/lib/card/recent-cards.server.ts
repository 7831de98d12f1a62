/** Some 60 kB each. */
const most = 100;

/** Drawn cards, the latest asked last. Two who ask at once wait for one drawing. */
const recent = new Map<string, Promise<Buffer>>();

export function recentCard(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const card = recent.get(key) ?? draw();
  recent.delete(key);
  recent.set(key, card);
  // One that failed is drawn again at the next question.
  card.catch(() => recent.delete(key));
  const [oldest] = recent.keys();
  if (recent.size > most && oldest !== undefined) recent.delete(oldest);
  return card;
}
