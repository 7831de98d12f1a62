type Part = { kind: 'text' | 'link' | 'mention'; text: string };

/** Punctuation that ends a sentence and is not part of a URL. */
const trailingPunctuation = /[.,;:!?)\]}'"»”’]+$/;

const escapeRegExp = (name: string) => name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/**
 * Splits user text into plain text, links and mentions. A mention is an @ before the name of a participant; the
 * longest match wins, because one name may be a prefix of another.
 */
export function textParts(text: string, names: readonly string[] = []): Part[] {
  const known = names.toSorted((one, other) => other.length - one.length).map(escapeRegExp);
  const mention = known.length > 0 ? String.raw`|@(?:${known.join('|')})(?![\p{L}\p{N}])` : '';
  const pattern = new RegExp(String.raw`https?://[^\s<>]+${mention}`, 'giu');
  const parts: Part[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(pattern)) {
    const shown = found.startsWith('@') ? found : found.replace(trailingPunctuation, '');
    parts.push({ kind: 'text', text: text.slice(from, index) });
    parts.push({ kind: kindOf(shown), text: shown });
    from = index + shown.length;
  }
  parts.push({ kind: 'text', text: text.slice(from) });
  return parts.filter((part) => part.text);
}

function kindOf(found: string): Part['kind'] {
  if (found.startsWith('@')) return 'mention';
  return URL.canParse(found) ? 'link' : 'text';
}
