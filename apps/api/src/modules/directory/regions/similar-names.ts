import { editDistance, maxTypos } from '@app/indonesian/edit-distance';

const trigramsOf = (word: string) => {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
};

/** As of pg_trgm: parts of three letters that two words share. */
const minSimilarity = 0.3;

/** Finds the known name that is nearest to a mistyped one: shared trigrams choose candidates, edits decide. */
export function similarNames(names: Iterable<string>) {
  const trigrams = new Map([...names].map((name) => [name, trigramsOf(name)]));
  const byTrigram = new Map<string, string[]>();
  for (const [name, parts] of trigrams) {
    for (const part of parts) byTrigram.set(part, [...(byTrigram.get(part) ?? []), name]);
  }
  return (typed: string): { name: string; edits: number } | undefined => {
    const parts = trigramsOf(typed);
    const shared = new Map<string, number>();
    for (const part of parts) {
      for (const name of byTrigram.get(part) ?? []) shared.set(name, (shared.get(name) ?? 0) + 1);
    }
    let best: { name: string; edits: number; similarity: number } | undefined;
    for (const [name, count] of shared) {
      const similarity = count / (parts.size + trigrams.get(name)!.size - count);
      const allowed = Math.min(maxTypos(typed), maxTypos(name));
      if (similarity < minSimilarity || Math.abs(name.length - typed.length) > allowed) continue;
      const edits = editDistance(typed, name);
      if (edits > allowed) continue;
      if (!best || edits < best.edits || (edits === best.edits && similarity > best.similarity))
        best = { name, edits, similarity };
    }
    return best;
  };
}
