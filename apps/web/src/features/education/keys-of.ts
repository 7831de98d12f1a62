/** Unique React keys for a list of texts with possible duplicates. */
export function keysOf(texts: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return texts.map((text) => {
    const times = (seen.get(text) ?? 0) + 1;
    seen.set(text, times);
    return `${text} ${times}`;
  });
}
