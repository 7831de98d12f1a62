type Part = { kind: 'text' | 'link' | 'mention'; text: string };

/** Ends a sentence, not an address. */
const trailing = /[.,;:!?)\]}'"»”’]+$/;

const escaped = (name: string) => name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/**
 * What people wrote, cut into what is shown as words, as a link and as a mention. A mention is an @ before the name
 * of somebody in the conversation; the longest name counts, for one may begin like another.
 */
export function textParts(text: string, names: readonly string[] = []): Part[] {
  const known = names.toSorted((one, other) => other.length - one.length).map(escaped);
  const mention = known.length > 0 ? String.raw`|@(?:${known.join('|')})(?![\p{L}\p{N}])` : '';
  const marked = new RegExp(String.raw`https?://[^\s<>]+${mention}`, 'giu');
  const parts: Part[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(marked)) {
    const shown = found.startsWith('@') ? found : found.replace(trailing, '');
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
